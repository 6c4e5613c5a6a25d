import CoreViews
import Testing
import ViewsTesting

private struct Marked: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text(">")
      configuration
    }
  }
}

@MainActor @Suite struct OwnFieldStyleTests {
  @Test func aStyleOfOnesOwnDrawsAroundTheField() {
    struct Form: View {
      @State private var name = ""
      var body: some View { TextField("Name", text: $name).textFieldStyle(Marked()) }
    }
    let host = HeadlessHost { Form() }
    host.type("Name", "Ann")
    #expect(host.text == ">  Name: [Ann]")
    #expect(HeadlessHost { Form().textFieldStyle(.plain) }.text.contains(">"))
  }

  @Test func rowsOfABindingAreDeletedAndMoved() {
    struct Boat: Identifiable { let id: String }
    struct Fleet: View {
      @State private var boats = ["a", "b", "c"].map(Boat.init)
      var body: some View {
        List($boats, editActions: [.delete, .move]) { $boat in Text(boat.id) }
        Text(boats.map(\.id).joined())
      }
    }
    let host = HeadlessHost { Fleet() }
    host.delete("b")
    host.move("c", to: 0)
    #expect(host.text.hasSuffix("ca"))
  }
}
