import CoreViews
import Testing
import ViewsTesting

private struct Kind: Identifiable { let id: String }

private struct Register: View {
  @State private var text = ""
  @State private var kinds = [Kind(id: "yawl")]
  @State private var isPresented = false
  var body: some View {
    Text("\(kinds.map(\.id).joined(separator: ",")) \(text) \(isPresented ? "searching" : "idle")")
      .searchable(
        text: $text, tokens: $kinds, suggestedTokens: .constant([Kind(id: "sloop")]),
        prompt: "Find"
      ) { Text($0.id) }
    Text("second").searchable(text: $text, isPresented: $isPresented, prompt: "Look")
  }
}

private struct Suggesting: View {
  @State private var text = ""
  @State private var kinds = [Kind(id: "yawl")]
  var body: some View {
    Text("\(kinds.map(\.id).joined(separator: ",")) \(text)")
      .searchable(text: $text, tokens: $kinds, prompt: "Find") { Text($0.id) }
      .searchSuggestions { Text("A ketch").searchCompletion(Kind(id: "ketch")) }
  }
}

@MainActor @Suite struct SearchTokenTests {
  @Test func aSuggestionAddsAToken() {
    let host = HeadlessHost { Suggesting() }
    host.type("Find", "ke")
    host.tap("A ketch")
    #expect(host.text.contains("yawl,ketch "))
    #expect(!host.text.contains("ke ") && !host.text.contains("A ketch"))
  }

  @Test func tokensAreAddedAndTakenAway() {
    let host = HeadlessHost { Register() }
    host.tap("+ sloop")
    #expect(host.text.contains("yawl,sloop  idle"))
    host.tap("yawl ×")
    #expect(host.text.contains("sloop  idle") && !host.text.contains("yawl"))
    host.type("Look", "x")
    #expect(host.text.contains("sloop x searching"))
  }
}
