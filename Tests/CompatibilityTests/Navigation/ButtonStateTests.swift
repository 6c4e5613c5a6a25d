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
}
