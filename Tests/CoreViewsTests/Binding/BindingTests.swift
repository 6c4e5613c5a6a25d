import CoreViews
import Testing
import ViewsTesting

private struct Person: Equatable {
  var name = "wimes"
  var address: String?
}

@MainActor @Suite struct BindingTests {
  @Test func aBindingLeadsToPartsOfItsValue() {
    let box = Box(Person())
    let name = box.binding.name
    name.wrappedValue = "other"
    #expect(box.value == Person(name: "other"))
  }

  @Test func aBindingWithinAnOptionalOutlivesItsValue() throws {
    let box = Box<String?>(nil)
    #expect(Binding(box.binding) == nil as Binding<String>?)
    box.value = "a"
    let inner = try #require(Binding<String>(box.binding))
    inner.wrappedValue = "b"
    #expect(box.value == "b")
    box.value = nil
    #expect(inner.wrappedValue == "b")
    inner.wrappedValue = "c"
    #expect(box.value == nil)
  }

  @Test func aConstantForgetsWhatIsWritten() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }

  @Test func stateCanBeHandedOn() {
    struct Child: View {
      @Binding var isOn: Bool
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    struct Parent: View {
      @State private var isOn = false
      var body: some View {
        Child(isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    let host = HeadlessHost { Parent() }
    #expect(host.text == "[ ] Wi-Fi\noff")
    host.toggle("Wi-Fi")
    #expect(host.text == "[x] Wi-Fi\non")
  }

  @Test func stateThatIsSetBeforeItsViewIsMountedIsReported() {
    struct Early: View {
      @State var count = 0
      var body: some View { Text("\(count)") }
    }
    withKnownIssue {
      Early().count = 1
    } matching: { issue in
      "\(issue)".contains("was set before its view was on screen")
    }
  }

  @Test func aSetterMayTakeTheTransaction() {
    let box = Box(1)
    let binding = Binding {
      box.value
    } set: { value, transaction in
      withTransaction(transaction) { box.value = value }
    }
    binding.wrappedValue = 2
    #expect(box.value == 2)
  }
}

private func == (lhs: Binding<String>?, rhs: Binding<String>?) -> Bool {
  lhs?.wrappedValue == rhs?.wrappedValue
}
