import CoreViews
import Foundation
import Testing

@MainActor
struct GeometryReaderTests {
  @Test func theContentFollowsTheSizeThatAHostTells() {
    let graph = ViewGraph(
      GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") })
    let reader = graph.root.children[0]
    #expect(reader.style.layout.arrangement == .geometry)
    #expect(graph.root.plainText == "640 by 384")
    graph.learn([reader.id: .frame(CGRect(x: 8, y: 16, width: 80, height: 32))])
    #expect(graph.root.plainText == "80 by 32")
  }

  @Test func aPlaceThatNobodyAsksForEvaluatesNothing() {
    let count = EvaluationCount()
    let graph = ViewGraph(
      GeometryReader { _ in
        count.add()
        return Text("a")
      })
    let id = graph.root.children[0].id
    graph.learn([id: .frame(CGRect(x: 0, y: 0, width: 80, height: 32))])
    let before = count.value
    graph.learn([id: .frame(CGRect(x: 8, y: 0, width: 80, height: 32))])
    #expect(count.value == before)
  }

  @Test func aPlaceThatIsAskedForIsFollowed() {
    let graph = ViewGraph(GeometryReader { Text("\(Int($0.frame(in: .global).minY))") })
    let id = graph.root.children[0].id
    graph.learn([id: .frame(CGRect(x: 0, y: 48, width: 640, height: 384))])
    #expect(graph.root.plainText == "48")
  }

  @Test func aHostThatKeepsTellingTheSameChangesNothing() {
    let graph = ViewGraph(GeometryReader { Text("\(Int($0.size.width))") })
    let id = graph.root.children[0].id
    let fact = LayoutFact.frame(CGRect(x: 0, y: 0, width: 80, height: 32))
    graph.learn([id: fact])
    var updates = 0
    graph.onUpdate = { updates += 1 }
    graph.learn([id: fact])
    #expect(updates == 0)
  }
}

private final class EvaluationCount {
  private(set) var value = 0
  func add() { value += 1 }
}
