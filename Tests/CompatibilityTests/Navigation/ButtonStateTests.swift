import ComposableArchitecture
import Testing

@Suite struct ButtonStateTests {
  @Test func aButtonsActionIsAwaited() async {
    let button = ButtonState(action: 5) { TextState("Five") }
    let log = LockIsolated<[Int?]>([])
    await button.withAction { action in
      await Task.yield()
      log.withValue { $0.append(action) }
    }
    button.withAction { action in log.withValue { $0.append(action) } }
    #expect(log.value == [5, 5])
  }

  @Test func aButtonSaysHowItSendsItsAction() {
    switch ButtonState(action: .send(5), label: { TextState("Five") }).action.type {
    case .send(let action): #expect(action == 5)
    }
  }

  @Test func aTextIsTheSameInEveryLocale() {
    let text = TextState("Port ") + TextState("side").bold()
    #expect(String(state: text) == "Port side")
    #expect(String(state: text, locale: Locale(identifier: "ko")) == "Port side")
  }
}
