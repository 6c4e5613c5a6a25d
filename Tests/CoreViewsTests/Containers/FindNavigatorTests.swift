import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct FindNavigatorTests {
  private struct Log: View {
    @State private var isFinding = false
    @State private var text = "calm\nfog\nCalm and calm"
    @State private var other = "calm"
    var body: some View {
      Button("Look") { isFinding = true }
      VStack {
        TextEditor(text: $text)
        TextEditor(text: $other).findDisabled()
      }
      .findNavigator(isPresented: $isFinding)
    }
  }

  @Test func aTextIsFoundInTheEditorsAndReplaced() {
    let host = HeadlessHost { Log() }
    #expect(!host.text.contains("Find"))
    host.tap("Look")
    host.type("Find", "calm")
    #expect(host.text.contains("Found: 3\n1: calm\n3: Calm and calm\n"))
    host.type("Replace with", "rain")
    host.tap("Replace all")
    #expect(host.text.contains("Nothing found"))
    host.type("Find", "rain")
    #expect(host.text.contains("1: rain\n3: rain and rain"))
    host.tap("Done")
    #expect(!host.text.contains("Find"))
    let editors = host.session.root.flattened.filter { $0.role == .textEditor }
    #expect(editors.map(\.value) == ["rain\nfog\nrain and rain", "calm"])
  }
}
