import Foundation

@_spi(Hosts) @testable import CoreViews

extension LayoutRuleTests {
  static let layered: [Case] = [
    Case("layers are as large as the largest", 100, 100, "40×30: 10,0 20×30 · 0,10 40×10") {
      $0.layers(.center, $0.view(Brick.fixed(20, 30)), $0.view(Brick.fixed(40, 10)))
    },
    Case("layers line up at a corner", 100, 100, "40×30: 0,0 20×30 · 0,0 40×10") {
      $0.layers(.topLeading, $0.view(Brick.fixed(20, 30)), $0.view(Brick.fixed(40, 10)))
    },
    Case("layers each get the whole offer", 100, 50, "100×50: 0,0 100×50 · 40,20 20×10") {
      $0.layers(.center, $0.view(Brick.fill), $0.view(Brick.fixed(20, 10)))
    },
    Case("an overlay is offered the size of its view", 100, 100, "40×20: 0,0 40×20 · 0,0 40×20") {
      $0.arranged(.overlay(.center), $0.view(Brick.fixed(40, 20)), $0.view(Brick.fill))
    },
    Case("an overlay does not make its view larger", 100, 100, "10×10: 0,0 10×10 · -10,-5 30×20") {
      $0.arranged(.overlay(.center), $0.view(Brick.fixed(10, 10)), $0.view(Brick.fixed(30, 20)))
    },
    Case("an overlay stands at a corner", 100, 100, "40×20: 0,0 40×20 · 30,0 10×10") {
      $0.arranged(
        .overlay(.topTrailing), $0.view(Brick.fixed(40, 20)), $0.view(Brick.fixed(10, 10)))
    },
    Case("a background behaves the same", 100, 100, "40×20: 0,0 40×20 · 0,10 10×10") {
      $0.arranged(
        .underlay(.bottomLeading), $0.view(Brick.fixed(40, 20)), $0.view(Brick.fixed(10, 10)))
    },
    Case("several views are one below", 100, 100, "20×38: 0,0 20×38 · 0,0 20×38") {
      $0.arranged(
        .overlay(.center), $0.view(Brick.fixed(10, 10)), $0.view(Brick.fixed(20, 20)),
        $0.view(Brick.fill))
    },
    Case("an inset below takes its height off", 100, 100, "100×100: 0,0 100×80 · 30,80 40×20") {
      $0.arranged(
        .inset(.bottom, .center, spacing: nil), $0.view(Brick.fill), $0.view(Brick.fixed(40, 20)))
    },
    Case("an inset at the side, with room", 100, 50, "100×50: 25,0 75×50 · 0,20 20×10") {
      $0.arranged(
        .inset(.leading, .center, spacing: 5), $0.view(Brick.fill), $0.view(Brick.fixed(20, 10)))
    },
    Case("a geometry reader takes all, child in the corner", 100, 50, "100×50: 0,0 20×10") {
      $0.arranged(.geometry, $0.view(Brick.fixed(20, 10)))
    },
    Case("a geometry reader without an offer is ten points", nil, nil, "10×10: 0,0 10×10") {
      $0.arranged(.geometry, $0.view(Brick.fill))
    },
    Case("the first that fits", 50, 50, "40×10: 0,0 80×10 · 0,0 40×10") {
      $0.arranged(
        .firstThatFits([.horizontal, .vertical]), $0.view(Brick.fixed(80, 10)),
        $0.view(Brick.fixed(40, 10)))
    },
    Case("the last if none fits", 30, 50, "40×10: 0,0 80×10 · 0,0 40×10") {
      $0.arranged(
        .firstThatFits([.horizontal, .vertical]), $0.view(Brick.fixed(80, 10)),
        $0.view(Brick.fixed(40, 10)))
    },
    Case("along one axis alone", 100, 5, "80×10: 0,0 80×10 · 0,0 40×10") {
      $0.arranged(
        .firstThatFits(.horizontal), $0.view(Brick.fixed(80, 10)), $0.view(Brick.fixed(40, 10)))
    },
  ]

  static let grids: [Case] = [
    Case(
      "columns are as wide as their widest", nil, nil,
      "60×20: 5,0 10×10 · 20,0 40×10 · 0,10 20×10 · 35,10 10×10"
    ) {
      $0.grid(
        [[Brick.fixed(10, 10), Brick.fixed(40, 10)], [Brick.fixed(20, 10), Brick.fixed(10, 10)]])
    },
    Case("a flexible column takes the rest", 100, nil, "100×10: 0,0 30×10 · 30,0 70×10") {
      $0.grid([[Brick.fixed(30, 10), Brick.fill]])
    },
    Case("equal columns share", 100, nil, "100×10: 0,0 50×10 · 50,0 50×10") {
      $0.grid([[Brick.fill, Brick.fill]])
    },
    Case(
      "three flexible columns", 100, nil, "100×20: 0,0 30×10 · 35,0 30×10 · 70,0 25×10 · 0,10 30×10"
    ) {
      $0.arranged(
        .tracks(
          .vertical,
          [
            GridItem(.fixed(30), spacing: 5), GridItem(.flexible(maximum: 30), spacing: 5),
            GridItem(.fixed(25)),
          ], .leading, spacing: 0),
        $0.view(Brick.fill), $0.view(Brick.fill), $0.view(Brick.fill), $0.view(Brick.fill))
    },
    Case(
      "as many columns as fit", 100, nil, "100×20: 0,0 30×10 · 35,0 30×10 · 70,0 30×10 · 0,10 30×10"
    ) {
      $0.arranged(
        .tracks(
          .vertical, [GridItem(.adaptive(minimum: 30, maximum: 40), spacing: 5)], .leading,
          spacing: 0),
        $0.view(Brick.fill), $0.view(Brick.fill), $0.view(Brick.fill), $0.view(Brick.fill))
    },
  ]
}
