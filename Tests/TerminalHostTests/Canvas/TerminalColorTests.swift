import CoreViews
import Foundation
import Testing

@testable import TerminalHost

@Suite struct TerminalColorTests {
  @Test func aVeilIsDrawnOverTheBackgroundThatATerminalHasTold() {
    let veil = CellStyle(background: Palette.middle.withOpacity(0.5))
    let background = TerminalColor(red: 0, green: 0, blue: 1)
    let seen = veil.seen(onLight: false, background: background).background
    #expect(seen.map { [$0.red, $0.green, $0.blue] } == [64, 64, 192])
  }

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

  @Test(arguments: Palette.names.keys.sorted().filter { !["black", "white"].contains($0) })
  func `Texts in a named colour are read on dark and on light backgrounds`(name: String) throws {
    let color = try #require(Palette.names[name])
    try expectContrast(of: color, atLeast: 4.5)
  }

  @Test func `Texts and lines of the host are seen on dark and on light backgrounds`() throws {
    for color in [Palette.faint, Palette.warning] { try expectContrast(of: color, atLeast: 4.5) }
    try expectContrast(of: Palette.line, atLeast: 3)
  }

  @Test func `A colour on a background of its own stays on a light terminal`() {
    let style = CellStyle(foreground: Palette.accent, background: Palette.danger)
    #expect(style.seen(onLight: true) == style)
    #expect(CellStyle.plain.seen(onLight: true) == .plain)
    let own = CellStyle(foreground: TerminalColor(0x123456, basic: 4))
    #expect(own.seen(onLight: true) == own)
  }

  @Test func `Bars are light on a light terminal, and what is written on them is dark`() throws {
    for (background, text) in [
      (Palette.bar, Palette.white), (Palette.bar, Palette.quiet), (Palette.raised, Palette.white),
    ] {
      let seen = CellStyle(foreground: text, background: background).seen(onLight: true)
      let background = try #require(seen.background)
      #expect(background.isLight)
      #expect(try contrast(#require(seen.foreground), background) >= 4.5)
    }
  }

  @Test func `A pale tint of a background has a colour of the 256`() {
    let dark = TerminalColor(0x164728, basic: 0), gray = TerminalColor(0x30343C, basic: 8)
    #expect(dark.indexed == 22)
    #expect(gray.indexed == 237)
  }

  @Test(
    arguments: [
      ("red@0.2", false, 0x3A1A1D, nil), ("red@0.2", true, 0xFCDCDC, nil),
      ("yellow@0.75", false, 0xB38A0B, "black"), ("red@0.75", true, 0xF37373, "black"),
      ("primary", false, 0xE2E4E9, "black"), ("primary", true, 0x111114, "white"),
    ] as [(String, Bool, UInt32, String?)])
  func `Backgrounds with an opacity are mixed with that of the terminal`(
    name: String, isOnLight: Bool, background: UInt32, text: String?
  ) throws {
    let color = try #require(Palette.background(name))
    let own = color.isVeil ? nil : color.isLight ? "black" : "white"
    let style = CellStyle(foreground: Palette.named(own), background: color)
    let seen = style.seen(onLight: isOnLight)
    let area = try #require(seen.background)
    #expect(UInt32(area.red) << 16 | UInt32(area.green) << 8 | UInt32(area.blue) == background)
    #expect(seen.foreground == Palette.named(text))
  }

  @Test func `With sixteen colours a faint background is none`() throws {
    let faint = CellStyle(background: Palette.named("red@0.2"))
    #expect(faint.seen(onLight: false, depth: .basic) == .plain)
    let full = CellStyle(background: Palette.named("red@0.8"))
    #expect(full.seen(onLight: false, depth: .basic).background?.basic == 9)
  }

  private func contrast(_ text: TerminalColor, _ background: TerminalColor) -> Double {
    let values = [luminance(text), luminance(background)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// Compares with near-black and white, as WCAG 2 does, with all colours and with 256.
  private func expectContrast(of color: TerminalColor, atLeast least: Double) throws {
    let onLight = try #require(CellStyle(foreground: color).seen(onLight: true).foreground)
    for (seen, background) in [(color, 0x111114), (onLight, 0xFFFFFF)] as [(TerminalColor, UInt32)]
    {
      for shown in [seen, ofThe256(seen.indexed)] {
        #expect(contrast(shown, TerminalColor(background, basic: 0)) >= least, "\(shown)")
      }
    }
  }

  private func luminance(_ color: TerminalColor) -> Double {
    let parts = [color.red, color.green, color.blue].map { part in
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func ofThe256(_ index: UInt8) -> TerminalColor {
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let index = Int(index)
    if index >= 232 { return TerminalColor(UInt32(8 + 10 * (index - 232)) * 0x010101, basic: 0) }
    let steps = [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map { levels[$0] }
    return TerminalColor(steps[0] << 16 | steps[1] << 8 | steps[2], basic: 0)
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
