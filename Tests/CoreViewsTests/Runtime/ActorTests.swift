import CoreViews
import Testing

private final class Clicks {
  var count = 0
}

private struct ClicksView: View {
  let clicks: Clicks
  let report: @Sendable (Bool) -> Void
  @State private var shown = 0

  var body: some View {
    Text("\(shown)")
    Button("Click") {
      clicks.count += 1
      shown = clicks.count
    }
    .task {
      // Both run on the session's actor: no lock guards the count.
      clicks.count += 100
      shown = clicks.count
      report(!Task.isCancelled)
    }
  }
}

private actor Session {
  private var graph: ViewGraph<ClicksView>?

  func start(_ report: @escaping @Sendable (Bool) -> Void) {
    graph = ViewGraph(ClicksView(clicks: Clicks(), report: report))
  }

  func click() -> InteractionOutcome? {
    guard let graph, case .success(let button) = graph.root.find("Click") else { return nil }
    return graph.perform(.activate(button.id))
  }

  func text() -> String? {
    graph?.update()
    return graph?.root.plainText
  }
}

@Suite struct ActorTests {
  @Test func aSessionLivesOnTheActorThatCreatesIt() async {
    let session = Session()
    let (stream, continuation) = AsyncStream<Bool>.makeStream()
    await session.start { continuation.yield($0) }
    var reports = stream.makeAsyncIterator()
    #expect(await reports.next() == true)
    #expect(await session.text() == "100\n[ Click ]")
    #expect(await session.click() == .done)
    #expect(await session.text() == "101\n[ Click ]")
  }

  @Test func manySessionsRunSideBySide() async {
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let session = Session()
          let (stream, continuation) = AsyncStream<Bool>.makeStream()
          await session.start { continuation.yield($0) }
          for await _ in stream { break }
          for _ in 0..<50 { _ = await session.click() }
          return await session.text()
        }
      }
      for await text in group { #expect(text == "150\n[ Click ]") }
    }
  }
}
