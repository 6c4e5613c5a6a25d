import CoreViews
import Testing
import ViewsTesting

private struct Log: View {
  @State private var lines = ["one", "two"]

  var body: some View {
    ScrollViewReader { proxy in
      Button("Add") {
        lines.append("three")
        proxy.scrollTo("three", anchor: .bottom)
      }
      Button("Top") { proxy.scrollTo(0) }
      Button("Nowhere") { proxy.scrollTo("four") }
      ScrollView {
        Text("Log").id(0)
        ForEach(lines, id: \.self) { Text($0) }
      }
    }
  }
}

@MainActor @Suite struct ScrollReaderTests {
  @Test func theElementOfARowOrAnIDIsNamed() throws {
    let host = HeadlessHost { Log() }
    func target() -> Element.ScrollTarget? {
      host.session.root.flattened.lazy.compactMap(\.traits.scrollTarget).first
    }
    #expect(target() == nil)
    host.tap("Add")
    let row = try #require(host.session.root.flattened.first { $0.label == "three" })
    #expect(target() == Element.ScrollTarget(id: row.id, anchor: .bottom, number: 1))
    host.tap("Top")
    let title = try #require(host.session.root.flattened.first { $0.label == "Log" })
    #expect(target() == Element.ScrollTarget(id: title.id, anchor: nil, number: 2))
    host.tap("Nowhere")
    #expect(target()?.number == 2)
  }
}
