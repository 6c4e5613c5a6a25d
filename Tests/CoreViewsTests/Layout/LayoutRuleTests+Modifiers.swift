import Foundation

@_spi(Hosts) @testable import CoreViews

extension LayoutRuleTests {
  static let frames: [Case] = [
    Case("a frame has its size", 100, 100, "60×40: 20,15 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(.frame(width: 60, height: 40, alignment: .center))
    },
    Case("a frame lines up at a corner", 100, 100, "60×40: 40,30 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(
        .frame(width: 60, height: 40, alignment: .bottomTrailing))
    },
    Case("a frame offers its size", 100, 100, "60×40: 0,0 60×40") {
      $0.view(Brick.fill).applying(.frame(width: 60, height: 40, alignment: .center))
    },
    Case("a frame of one length leaves the other", 100, 100, "60×100: 0,0 60×100") {
      $0.view(Brick.fill).applying(.frame(width: 60, height: nil, alignment: .center))
    },
    Case("a view larger than its frame is drawn out of it", 100, 100, "20×10: -10,-5 40×20") {
      $0.view(Brick.fixed(40, 20)).applying(.frame(width: 20, height: 10, alignment: .center))
    },
    Case("a maximum beyond the offer takes the offer", 100, 100, "100×10: 40,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(max: 200))
    },
    Case("a maximum below the offer takes the maximum", 100, 100, "60×10: 20,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(max: 60))
    },
    Case("an endless maximum takes all that is offered", 100, 100, "100×10: 0,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(max: .infinity, .leading))
    },
    Case("an endless maximum without an offer is the view", nil, 100, "20×10: 0,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(max: .infinity))
    },
    Case("a minimum is kept", 30, 100, "50×10: 15,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(min: 50))
    },
    Case("a minimum alone stays with the view", 100, 100, "50×10: 15,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(min: 50))
    },
    Case("a minimum alone grows with the view", 100, 100, "80×10: 0,0 80×10") {
      $0.view(Brick.fixed(80, 10)).applying(bounds(min: 50))
    },
    Case("both bounds clamp the offer", 70, 100, "70×10: 25,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(min: 50, max: 90))
    },
    Case("both bounds clamp a large offer", 200, 100, "90×10: 35,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(min: 50, max: 90))
    },
    Case("both bounds clamp a small offer", 10, 100, "50×10: 15,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(bounds(min: 50, max: 90))
    },
    Case("an ideal length counts without an offer", nil, 100, "70×100: 0,0 70×100") {
      $0.view(Brick.fill).applying(bounds(ideal: 70))
    },
    Case("an ideal length gives way to an offer", 30, 100, "30×100: 0,0 30×100") {
      $0.view(Brick.fill).applying(bounds(ideal: 70))
    },
    Case("a fixed size asks for the ideal", 100, 100, "10×10: 0,0 10×10") {
      $0.view(Brick.fill).applying(.fixedSize([.horizontal, .vertical]))
    },
    Case("a fixed width keeps a text on one line", 40, 100, "160×16: 0,0 160×16") {
      $0.view(Letters(count: 20)).applying(.fixedSize(.horizontal))
    },
    Case("a fixed height shows all lines", 40, 16, "40×64: 0,0 40×64") {
      $0.view(Letters(count: 20)).applying(.fixedSize(.vertical))
    },
    Case("a part of the page", 100, 100, "160×10: 70,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(
        .container(.horizontal, .parts(2, span: 1, spacing: 0), alignment: .center))
    },
    Case("three of four parts, with room between", 100, 100, "238×10: 0,0 238×10") {
      $0.view(
        Brick(
          width: 0...(.infinity), height: 10...10, ideal: CGSize(width: 10, height: 10))
      ).applying(.container(.horizontal, .parts(4, span: 3, spacing: 8), alignment: .center))
    },
  ]

  private static func bounds(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil,
    _ alignment: Alignment = .center
  ) -> LayoutStep {
    .bounds(
      width: LayoutBounds(min: min, ideal: ideal, max: max), height: LayoutBounds(),
      alignment: alignment)
  }

  static let modifiers: [Case] = [
    Case("padding is taken off and put on", 100, 50, "100×50: 16,16 68×18") {
      $0.view(Brick.fill).applying(.padding(.all, nil))
    },
    Case("padding of one side", 100, 50, "50×10: 30,0 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(.padding(.leading, 30))
    },
    Case("padding leaves nothing below zero", 10, 10, "32×32: 16,16 0×0") {
      $0.view(Brick.fill).applying(.padding(.all, nil))
    },
    Case("negative padding draws out of bounds", 100, 50, "100×50: -5,-5 110×60") {
      $0.view(Brick.fill).applying(.padding(.all, -5))
    },
    Case("insets differ by side", 100, 50, "100×50: 2,1 94×46") {
      $0.view(Brick.fill).applying(
        .insets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    },
    Case("an offset moves what is drawn", 100, 50, "20×10: 7,-3 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(.offset(x: 7, y: -3))
    },
    Case("a position takes all and puts the middle", 100, 50, "100×50: 20,15 20×10") {
      $0.view(Brick.fixed(20, 10)).applying(.position(x: 30, y: 20))
    },
    Case("a square fits", 100, 50, "50×50: 0,0 50×50") {
      $0.view(Brick.fill).applying(.aspectRatio(1, .fit))
    },
    Case("a square fills", 100, 50, "100×100: 0,0 100×100") {
      $0.view(Brick.fill).applying(.aspectRatio(1, .fill))
    },
    Case("a wide shape fits", 100, 80, "100×50: 0,0 100×50") {
      $0.view(Brick.fill).applying(.aspectRatio(2, .fit))
    },
    Case("a shape follows the one length on offer", nil, 30, "60×30: 0,0 60×30") {
      $0.view(Brick.fill).applying(.aspectRatio(2, .fit))
    },
    Case("its own shape fits", 100, 80, "100×50: 0,0 100×50") {
      $0.view(
        Brick(
          width: 0...(.infinity), height: 0...(.infinity), ideal: CGSize(width: 40, height: 20))
      ).applying(.aspectRatio(nil, .fit))
    },
    Case("a line of one's own lines up a column", 100, 100, "30×20: 0,0 20×10 · 10,10 20×10") {
      $0.column(
        .leading, 0,
        $0.view(Brick.fixed(20, 10)).applying(guide { $0.width / 2 }),
        $0.view(Brick.fixed(20, 10)))
    },
    Case("a line within reaches the column outside", 200, 100, "38×26: 0,0 36×20 · 18,20 20×6") {
      $0.column(
        .leading, 0,
        $0.column(
          .leading, 0, $0.view(Brick.fixed(20, 4)).applying(guide { $0.width / 2 })
        ).applying(.padding(.all, 8)),
        $0.view(Brick.fixed(20, 6)))
    },
  ]

  private static func guide(
    _ compute: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> LayoutStep {
    .guide(LayoutGuide(HorizontalAlignment.leading.key, compute))
  }
}
