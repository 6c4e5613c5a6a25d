import CoreViews
import Observation
import Testing

/// When the views are let go of that have gone.
@MainActor
@Suite struct LetGoTests {
  @Observable fileprivate final class Quay {
    var berths = [1, 2, 3]
    var isOccupied: [() -> Bool] = []
  }

  private final class Rope {}

  private struct Berth: View {
    let quay: Quay
    let number: Int
    @State private var rope = Rope()

    var body: some View {
      Text("\(number) of \(quay.berths.count)")
        .onAppear { [weak rope] in quay.isOccupied.append { rope != nil } }
    }
  }

  private struct QuayView: View {
    let quay: Quay

    var body: some View {
      VStack { ForEach(quay.berths, id: \.self) { Berth(quay: quay, number: $0) } }
    }
  }

  private let quay = Quay()
  private let graph: ViewGraph<QuayView>
  private var occupied: Int { quay.isOccupied.count { $0() } }

  init() {
    graph = ViewGraph(QuayView(quay: quay))
    graph.update()
  }

  private func clear() {
    quay.berths = []
    graph.update()
    #expect(graph.root.flattened.allSatisfy { $0.role != .text })
  }

  @Test func viewsThatGoAreLetGoOfAtOnce() {
    #expect(occupied == 3)
    clear()
    #expect(occupied == 0)
  }

  @Test func aHostMayShowFirstThatTheyHaveGone() {
    graph.letGo()
    clear()
    #expect(occupied == 3)
    graph.letGo()
    #expect(occupied == 0)
  }

  @Test func theNextUpdateLetsGoOfThem() {
    graph.letGo()
    clear()
    quay.berths = [7]
    graph.update()
    #expect(occupied == 1)
  }
}
