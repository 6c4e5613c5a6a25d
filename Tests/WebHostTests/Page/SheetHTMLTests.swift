import CoreViews
import Testing

@testable import WebHost

/// Sheets, as HTML.
@MainActor @Suite
struct SheetHTMLTests {
  @Test func `A sheet rests at its height`() {
    let graph = ViewGraph(
      Text("sea").sheet(isPresented: .constant(true)) {
        Text("chart").presentationDetents([.fraction(0.3)])
      })
    let page = Page()
    _ = page.follow(.all(graph.root))
    #expect(page.html.contains(#"class="sheet detent-3""#))
  }

  @Test func `A sheet without a title has that of its screen in front as its name`() throws {
    let graph = ViewGraph(
      Text("sea").sheet(isPresented: .constant(true)) {
        NavigationStack { NavigationLink("Deeper") { Text("dark").navigationTitle("Deep") } }
      })
    let page = Page()
    _ = page.follow(graph.takeChanges())
    #expect(page.html.contains(#"aria-label="Page in front""#))
    let sheet = try #require(graph.root.flattened.first { $0.role == .sheet })
    let link = try #require(graph.root.flattened.first { $0.role == .link })
    _ = graph.perform(.activate(link.id))
    graph.update()
    let operations = page.follow(graph.takeChanges()) ?? []
    #expect(
      operations.contains(
        .attribute("e\(sheet.id.rawValue)", name: "aria-label", value: "Deep")))
    #expect(page.html.contains(#"aria-label="Deep""#))
  }
}
