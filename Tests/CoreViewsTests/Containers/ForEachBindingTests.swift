import CoreViews
import Testing
import ViewsTesting

private struct Field: Identifiable {
  let id: Int
  var text: String
}

@MainActor @Suite struct ForEachBindingTests {
  @Test func rowsCanWriteTheirElements() {
    let fields = Box([Field(id: 1, text: "a"), Field(id: 2, text: "b")])
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        ForEach(fields.binding) { $field in TextField("\(field.id)", text: $field.text) }
      }
    }
    host.type("2", "changed")
    #expect(host.text == "1: [a]\n2: [changed]")
    fields.value.removeLast()
    #expect(host.text == "1: [a]")
  }
}
