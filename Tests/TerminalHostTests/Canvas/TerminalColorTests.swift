import CoreViews
import Testing

@testable import TerminalHost

@Suite struct TerminalColorTests {
  @Test(
    arguments: [
      ([:], .basic), (["TERM": "xterm"], .basic), (["TERM": "xterm-256color"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["COLORTERM": "24bit"], .full), (["TERM": "dumb"], .none),
      (["NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
      (["NO_COLOR": "", "COLORTERM": "truecolor"], .full),
    ] as [([String: String], ColorDepth)])
  func depths(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x00FF00, 46), (0x0000FF, 21),
      (0x808080, 244), (0x5F87AF, 67),
    ] as [(UInt32, UInt8)])
  func nearestOfThe256(hex: UInt32, index: UInt8) {
    #expect(TerminalColor(hex, basic: 0).indexed == index)
  }

  @Test func everyColourThatViewsCanNameIsKnown() {
    for name in [
      "accent", "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal",
      "cyan", "blue", "indigo", "purple", "pink", "brown",
    ] {
      #expect(Palette.named(name) != nil, "\(name)")
    }
    #expect(Palette.named("#102030") == TerminalColor(0x102030, basic: 6))
    #expect(Palette.named("no such colour") == nil)
    #expect(Palette.named(nil) == nil)
  }

  @Test(arguments: [
    (ColorDepth.none, "\u{1B}[0;1;4m"), (.basic, "\u{1B}[0;1;4;91;104m"),
    (.indexed, "\u{1B}[0;1;4;38;5;203;48;5;69m"),
    (.full, "\u{1B}[0;1;4;38;2;239;68;68;48;2;59;130;246m"),
  ])
  func sequences(depth: ColorDepth, sequence: String) {
    let style = CellStyle(
      foreground: Palette.danger, background: Palette.accent, attributes: [.bold, .underline])
    #expect(StyleCode.sequence(style, depth: depth) == sequence)
  }
}
