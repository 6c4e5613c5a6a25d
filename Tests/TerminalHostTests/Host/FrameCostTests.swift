import Observation
import Testing
import Views

@_spi(Hosts) @testable import TerminalHost

/// What a frame costs follows what has changed on the screen, not how much there is to scroll to:
/// counted, with few and many rows.
@MainActor @Suite struct FrameCostTests {
  @Observable
  final class Orchard {
    var trees: [Tree]
    var note = ""
    var isBusy = false

    init(_ count: Int) { trees = (0..<count).map { Tree(number: $0) } }
  }

  @Observable
  final class Tree: Identifiable {
    let id: Int
    var apples = 1

    init(number: Int) { id = number }
  }

  struct OrchardView: View {
    @Bindable var orchard: Orchard

    var body: some View {
      VStack {
        TextField("Note", text: $orchard.note)
        if orchard.isBusy { ProgressView("Counting") }
        List {
          ForEach(orchard.trees) { tree in TreeView(tree: tree) }
        }
      }
    }
  }

  struct TreeView: View {
    let tree: Tree

    var body: some View {
      HStack {
        Text("Tree \(tree.id)")
        Text("\(tree.apples) apples")
        Button("Pick") { tree.apples -= 1 }
      }
    }
  }

  /// A screen on which everything is drawn, and the field has the focus.
  private struct Scene {
    let orchard: Orchard
    let graph: ViewGraph<OrchardView>
    let screen: TerminalScreen

    @MainActor
    init(_ count: Int, _ prepare: (Orchard) -> Void = { _ in }) {
      orchard = Orchard(count)
      prepare(orchard)
      graph = ViewGraph(OrchardView(orchard: orchard))
      screen = TerminalScreen(graph, columns: 80, rows: 24)
      _ = screen.update()
    }

    @MainActor func type(_ keys: String) -> [UInt8] { screen.type(Array(keys.utf8)) }

    @MainActor
    func follow(_ change: (Orchard) -> Void) -> [UInt8] {
      change(orchard)
      graph.update()
      return screen.update()
    }
  }

  /// Checks what a frame costs with few rows and with a thousand, and how many bytes it is.
  private func check(
    _ work: TerminalScreen.Work, bytes: ClosedRange<Int>, fewest: Int = 10,
    prepare: (Orchard) -> Void = { _ in }, _ change: (Scene) -> [UInt8],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for count in [fewest, 1_000] {
      let scene = Scene(count, prepare)
      let written = change(scene)
      #expect(scene.screen.work == work, "\(count) rows", sourceLocation: location)
      #expect(bytes.contains(written.count), "\(written.count)", sourceLocation: location)
    }
  }

  @Test func whereNothingHappensNothingIsDone() {
    check(.init(), bytes: 0...0) {
      $0.screen.update()
    }
  }

  @Test func aRowThatChangesIsLaidOutAndPaintedAlone() {
    check(.init(boxesMade: 6, boxesPainted: 10, cellsPainted: 80, cellsCompared: 80), bytes: 1...16)
    {
      $0.follow { $0.trees[3].apples = 7 }
    }
  }

  @Test func aRowOutOfSightIsLaidOutAndNotPainted() {
    check(.init(boxesMade: 6), bytes: 0...0, fewest: 30) {
      $0.follow { $0.trees[$0.trees.count - 1].apples = 7 }
    }
  }

  @Test func aKeyThatMovesTheFocusPaintsTwoPlaces() {
    check(
      .init(boxesPainted: 14, cellsPainted: 240, cellsCompared: 240), bytes: 1...700
    ) {
      $0.type("\u{1B}[B")
    }
  }

  @Test func aKeyInAFieldPaintsTheField() {
    check(
      .init(boxesMade: 3, boxesPainted: 4, cellsPainted: 80, cellsCompared: 80), bytes: 1...16
    ) {
      $0.type("w")
    }
  }

  @Test func aSpinnerPaintsItsOwnCell() {
    check(
      .init(boxesPainted: 4, cellsPainted: 1, cellsCompared: 1), bytes: 1...40,
      prepare: { $0.isBusy = true }
    ) { scene in
      scene.screen.model.animationStep += 1
      return scene.screen.draw()
    }
  }

  @Test func scrollingPaintsTheScreen() {
    for count in [100, 1_000] {
      let scene = Scene(count)
      _ = scene.type("\u{1B}[6~")
      #expect(scene.screen.work.boxesMade == 0)
      #expect(scene.screen.work.boxesPainted <= 24 * 6)
      #expect(scene.screen.work.cellsPainted <= 80 * 24)
    }
  }
}
