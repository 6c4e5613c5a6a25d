import CoreViews
import Testing

@MainActor
struct ViewThatFitsTests {
  @Test func theFirstIsShownUntilAHostFindsThatAnotherFits() {
    let graph = ViewGraph(
      ViewThatFits {
        Button("Long label") {}; Button("Short") {}
      })
    let view = graph.root.children[0]
    #expect(view.children.map(\.isHidden) == [false, true])
    #expect(graph.root.plainText == "[ Long label ]")
    graph.learn([view.id: .choice(view.children[1].id)])
    #expect(graph.root.children[0].children.map(\.isHidden) == [true, false])
    #expect(graph.root.plainText == "[ Short ]")
    #expect(graph.perform(.activate(view.children[0].id)) != .done)
    #expect(graph.perform(.activate(view.children[1].id)) == .done)
  }

  @Test func onlyTheOneThatIsShownAppears() {
    let log = AppearanceLog()
    let graph = ViewGraph(
      ViewThatFits {
        Text("a").onAppear { log.add("+a") }.onDisappear { log.add("-a") }
        Text("b").onAppear { log.add("+b") }
      })
    let view = graph.root.children[0]
    #expect(log.events == ["+a"])
    graph.learn([view.id: .choice(view.children[1].id)])
    #expect(log.events == ["+a", "-a", "+b"])
  }

  @Test func aViewOfOneShowsIt() {
    let graph = ViewGraph(ViewThatFits(in: .horizontal) { Text("a") })
    #expect(graph.root.plainText == "a")
  }
}

private final class AppearanceLog {
  private(set) var events: [String] = []
  func add(_ event: String) { events.append(event) }
}
