import CoreViews
import Testing
import ViewsTesting

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "Hello"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting
  @Environment(\.isEnabled) private var isEnabled
  let recorder: Recorder

  var body: some View {
    let _ = recorder.record(greeting)
    Text(isEnabled ? greeting : "(\(greeting))")
  }
}

@MainActor @Suite struct EnvironmentTests {
  @Test func valuesReachEverythingBelow() {
    let recorder = Recorder()
    let host = HeadlessHost {
      Greeting(recorder: recorder)
      VStack { Greeting(recorder: recorder) }.environment(\.greeting, "Hi").disabled(true)
    }
    #expect(host.text == "Hello\n(Hi)")
  }

  @Test func aChangedValueReachesViewsThatAreOtherwiseTheSame() {
    let model = Model()
    let recorder = Recorder()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        let _ = model.number
        Greeting(recorder: recorder).environment(\.greeting, model.text)
      }
    }
    _ = recorder.take()
    model.text = "Moin"
    #expect(host.text == "Moin")
    #expect(recorder.take() == ["Moin"])
    model.number = 1
    #expect(host.text == "Moin")
    #expect(recorder.take() == [])
  }

  @Test func anObjectIsFoundByItsType() {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Text("\(model.number)") }
    }
    let model = Model()
    let host = HeadlessHost { Reader().environment(model) }
    model.number = 4
    #expect(host.text == "4")
  }
}
