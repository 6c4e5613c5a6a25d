import CoreViews
import Testing

@testable import TerminalHost

/// A screen that follows changes looks like one that is made of the whole tree.
@Suite struct GeneratedScreenTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func aScreenThatFollowsTheChangesIsTheOneMadeAnew(seed: UInt64) {
    var random = RandomElements(seed: seed)
    var tree = random.tree()
    let size = Size(width: 30 + random.below(60), height: 6 + random.below(30))
    var model = TerminalModel(root: tree, size: size, depth: .full)
    var painter = ScreenPainter()
    var encoder = FrameEncoder(depth: .full, isInline: seed % 2 == 1)
    var emulator = TerminalEmulator(columns: size.width, rows: size.height)
    for step in 0..<40 {
      let former = tree
      for _ in 0...random.below(3) { random.change(&tree) }
      model.update(.between(former, tree))
      #expect(model.tree.root.whole == tree, "seed \(seed), step \(step)")
      press(&random, &model)
      let areas = painter.paint(&model)
      emulator.feed(encoder.encode(painter.frame, in: areas))
      let isSame = check(model, painter.frame, emulator, "seed \(seed), step \(step)")
      guard isSame else { return }
    }
  }

  private func press(_ random: inout RandomElements, _ model: inout TerminalModel) {
    let keys: [Key] = [.tab, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end]
    for _ in 0..<random.below(3) { _ = model.handle(.key(keys[random.below(keys.count)])) }
    if random.below(3) == 0 { model.animationStep += 1 }
    if random.below(8) == 0 { model.message = "hello" }
  }

  private func check(
    _ model: TerminalModel, _ frame: Frame, _ emulator: TerminalEmulator, _ place: Comment
  ) -> Bool {
    let fresh = TerminalLayout(
      tree: ElementTree(model.tree.root.whole), size: model.layout.size, theme: model.theme)
    let outlines = [fresh, model.layout].map { $0.layers.flatMap(\.content.outline) }
    let other = zip(outlines[0], outlines[1]).first { $0 != $1 }
    #expect(other?.0 == other?.1, place)
    #expect(outlines[0].count == outlines[1].count, place)
    #expect(fresh.front?.targetCount == model.front?.targetCount, place)
    let whole = TerminalPainter(model).frame()
    #expect(whole.buffer.text == frame.buffer.text, place)
    let isPainted = whole.buffer.cells == frame.buffer.cells
    #expect(isPainted, place)
    #expect(whole.cursor == frame.cursor, place)
    #expect(Set(whole.spinners) == Set(frame.spinners), place)
    #expect(emulator.text == whole.buffer.text, place)
    #expect(emulator.unknown == [], place)
    return outlines[0] == outlines[1] && isPainted
  }
}
