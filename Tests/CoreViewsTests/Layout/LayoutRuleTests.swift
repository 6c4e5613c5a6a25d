import Foundation
import Testing

@_spi(Hosts) @testable import CoreViews

/// The rules of layout that are publicly known, each as a tree, an offer, and the frames that
/// follow.
struct LayoutRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let width: CGFloat?
    let height: CGFloat?
    let frames: String
    let tree: @Sendable (Bench) -> LayoutNode

    init(
      _ name: String, _ width: CGFloat?, _ height: CGFloat?, _ frames: String,
      _ tree: @escaping @Sendable (Bench) -> LayoutNode
    ) {
      (testDescription, self.width, self.height) = (name, width, height)
      (self.frames, self.tree) = (frames, tree)
    }
  }

  @Test(arguments: stacks + frames + modifiers + layered + grids)
  func viewsAreWhereTheRuleSays(_ rule: Case) {
    #expect(rule.tree(Bench()).described(rule.width, rule.height) == rule.frames)
  }

  static let stacks: [Case] = [
    Case("a row shares evenly", 100, 40, "100×40: 0,0 50×40 · 50,0 50×40") {
      $0.row(.center, 0, $0.view(Brick.fill), $0.view(Brick.fill))
    },
    Case("a row takes off its spacing first", 100, 40, "100×40: 0,0 45×40 · 55,0 45×40") {
      $0.row(.center, 10, $0.view(Brick.fill), $0.view(Brick.fill))
    },
    Case("the host's spacing stands in for none", 100, 40, "100×40: 0,0 46×40 · 54,0 46×40") {
      $0.row(.center, nil, $0.view(Brick.fill), $0.view(Brick.fill))
    },
    Case("the fixed one goes first", 100, 40, "100×40: 0,0 70×40 · 70,10 30×20") {
      $0.row(.center, 0, $0.view(Brick.fill), $0.view(Brick.fixed(30, 20)))
    },
    Case("what is left over is shared", 100, 40, "100×40: 0,12 20×16 · 20,0 40×40 · 60,0 40×40") {
      $0.row(
        .center, 0, $0.view(Brick.line(0, 20)), $0.view(Brick.fill), $0.view(Brick.fill))
    },
    Case("at most 100 beside at least 100, in 150", 150, 40, "175×40: 0,0 75×40 · 75,0 100×40") {
      $0.row(
        .center, 0,
        $0.view(Brick.fill).applying(
          .bounds(width: .init(max: 100), height: .init(), alignment: .center)),
        $0.view(Brick.fill).applying(
          .bounds(width: .init(min: 100), height: .init(), alignment: .center)))
    },
    Case("without an offer all are ideal", nil, nil, "40×16: 0,0 10×16 · 10,0 30×16") {
      $0.row(.center, 0, $0.view(Brick.fill), $0.view(Brick.line(5, 30)))
    },
    Case("nothing offered gives the least", 0, 0, "35×20: 0,10 0×0 · 0,2 5×16 · 5,0 30×20") {
      $0.row(
        .center, 0, $0.view(Brick.fill), $0.view(Brick.line(5, 30)), $0.view(Brick.fixed(30, 20)))
    },
    Case("higher priority goes first", 100, 40, "100×16: 0,0 80×16 · 80,0 20×16") {
      $0.row(
        .center, 0, $0.view(Brick.line(20, 80)).applying(.priority(1)),
        $0.view(Brick.line(10, 80)))
    },
    Case("the least of lower priority is kept back", 100, 40, "100×16: 0,0 70×16 · 70,0 30×16") {
      $0.row(
        .center, 0, $0.view(Brick.line(20, 90)).applying(.priority(1)),
        $0.view(Brick.line(30, 80)))
    },
    Case("lower priority shrinks although it comes first", 60, 40, "60×16: 0,0 10×16 · 10,0 50×16")
    {
      $0.row(
        .center, 0, $0.view(Brick.line(10, 40)).applying(.priority(-1)),
        $0.view(Brick.line(10, 50)))
    },
    Case("the least flexible goes first", 100, 40, "100×16: 0,0 60×16 · 60,0 40×16") {
      $0.row(.center, 0, $0.view(Brick.line(0, 90)), $0.view(Brick.line(20, 40)))
    },
    Case("a spacer takes what is left", 100, 40, "100×16: 0,0 20×16 · 20,8 50×0 · 70,0 30×16") {
      $0.row(
        .center, nil, $0.view(Brick.line(0, 20)),
        .spacer(minLength: nil, axis: .horizontal, in: $0.metrics), $0.view(Brick.line(0, 30)))
    },
    Case("a spacer keeps the host's spacing", 40, 40, "40×16: 0,0 16×16 · 16,8 8×0 · 24,0 16×16") {
      $0.row(
        .center, nil, $0.view(Brick.line(0, 30)),
        .spacer(minLength: nil, axis: .horizontal, in: $0.metrics), $0.view(Brick.line(0, 30)))
    },
    Case("a spacer of no length vanishes", 40, 40, "40×16: 0,0 20×16 · 20,8 0×0 · 20,0 20×16") {
      $0.row(
        .center, nil, $0.view(Brick.line(0, 30)),
        .spacer(minLength: 0, axis: .horizontal, in: $0.metrics), $0.view(Brick.line(0, 30)))
    },
    Case("a row that is too long is drawn out of bounds", 50, 10, "60×10: 0,0 30×10 · 30,0 30×10") {
      $0.row(.center, 0, $0.view(Brick.fixed(30, 10)), $0.view(Brick.fixed(30, 10)))
    },
    Case("a column lines up at its leading side", 100, 100, "40×30: 0,0 20×10 · 0,10 40×20") {
      $0.column(.leading, 0, $0.view(Brick.fixed(20, 10)), $0.view(Brick.fixed(40, 20)))
    },
    Case("a column lines up in the middle", 100, 100, "40×30: 10,0 20×10 · 0,10 40×20") {
      $0.column(.center, 0, $0.view(Brick.fixed(20, 10)), $0.view(Brick.fixed(40, 20)))
    },
    Case("a column lines up at its trailing side", 100, 100, "40×30: 20,0 20×10 · 0,10 40×20") {
      $0.column(.trailing, 0, $0.view(Brick.fixed(20, 10)), $0.view(Brick.fixed(40, 20)))
    },
    Case("a row lines up at the top", 100, 100, "30×20: 0,0 10×10 · 10,0 20×20") {
      $0.row(.top, 0, $0.view(Brick.fixed(10, 10)), $0.view(Brick.fixed(20, 20)))
    },
    Case("a row lines up at the bottom", 100, 100, "30×20: 0,10 10×10 · 10,0 20×20") {
      $0.row(.bottom, 0, $0.view(Brick.fixed(10, 10)), $0.view(Brick.fixed(20, 20)))
    },
    Case("what grows across grows to the rest", nil, nil, "40×30: 0,0 10×30 · 10,0 30×30") {
      $0.row(.center, 0, $0.view(Brick.fill), $0.view(Brick.fixed(30, 30)))
    },
    Case("first lines of text stand on one line", 200, 100, "36×20: 0,4 16×16 · 16,0 20×20") {
      $0.row(.firstTextBaseline, 0, $0.view(Letters(count: 2)), $0.view(Brick.fixed(20, 20)))
    },
    Case("last lines of text stand on one line", 200, 100, "32×32: 0,0 16×32 · 16,16 16×16") {
      $0.row(
        .lastTextBaseline, 0,
        $0.view(Letters(count: 4)).applying(.frame(width: 16, height: nil, alignment: .center)),
        $0.view(Letters(count: 2)))
    },
    Case("an empty column is nothing", 100, 100, "0×0") { $0.column() },
    Case("a column in a row is as flexible as its parts", 100, 40, "100×40: 0,0 60×40 · 60,0 40×40")
    {
      $0.row(
        .center, 0, $0.column(.center, 0, $0.view(Brick.fill), $0.view(Brick.fill)),
        $0.view(Brick.fill).applying(.frame(width: 40, height: nil, alignment: .center)))
    },
    Case(
      "an endless offer makes fixed parts no longer", .infinity, 40, "50×20: 0,0 20×20 · 20,0 30×20"
    ) {
      $0.row(.center, 0, $0.view(Brick.fixed(20, 20)), $0.view(Brick.fixed(30, 20)))
    },
  ]
}
