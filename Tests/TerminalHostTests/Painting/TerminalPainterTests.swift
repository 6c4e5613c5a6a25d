import CoreViews
import Testing

@testable import TerminalHost

@Suite struct TerminalPainterTests {
  private func style(of text: String, in probe: TerminalProbe) -> CellStyle? {
    let buffer = probe.frame.buffer
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let rest = (x..<buffer.size.width).map { buffer[$0, y] }.filter { $0.width > 0 }
        if String(rest.map(\.character)).hasPrefix(text) { return buffer[x, y].style }
      }
    }
    return nil
  }

  @Test func theTitleOfARootThatHoldsTabsStandsInTheBar() {
    let tabs = Element.make(
      2, .tabs, "",
      [
        .make(3, .tab, "In", isSelected: true, [.make(4, .text, "Two ships")]),
        .make(5, .tab, "Out"),
      ])
    let lines = TerminalProbe(.make(1, .vertical, "Harbour", [tabs]), width: 30, height: 8).text
      .split(separator: "\n")
    #expect(lines.first?.drop { $0 == " " } == "Harbour")
  }

  @Test func theFocusIsSeenWithAndWithoutColour() {
    let root = Element.page("T", .make(1, .button, "First"), .make(2, .button, "Second"))
    var probe = TerminalProbe(root)
    #expect(style(of: "First", in: probe)?.background == Palette.accent)
    #expect(style(of: "Second", in: probe)?.background == nil)
    probe.press(.tab)
    #expect(style(of: "Second", in: probe)?.background == Palette.accent)
    probe = TerminalProbe(root, depth: .none)
    #expect(style(of: "First", in: probe)?.attributes == [.reverse, .bold])
    #expect(style(of: "Second", in: probe)?.attributes == [.bold])
  }

  @Test func theBarTakesTheColourOfItsScreen() {
    let style = Element.Style(background: "purple")
    let root = Element.make(
      1, .screen, "Title", [.make(2, .vertical, "", style: style, [.make(3, .text, "x")])])
    let probe = TerminalProbe(root)
    #expect(self.style(of: "Title", in: probe)?.background == Palette.named("purple"))
    #expect(self.style(of: "x", in: probe)?.background == nil)
  }

  @Test func aBackgroundInsideAPageIsFilledAndReadable() {
    let style = Element.Style(background: "yellow")
    let root = Element.page(
      "T", .make(1, .vertical, "", style: style, [.make(2, .text, "long"), .make(3, .text, "x")]))
    let probe = TerminalProbe(root)
    #expect(self.style(of: "x", in: probe)?.background == Palette.named("yellow"))
    #expect(self.style(of: "x", in: probe)?.foreground == Palette.black)
  }

  @Test func whatLiesUnderAModalStepsBack() {
    let probe = TerminalProbe(LayoutScenes.alert, width: 80, height: 24)
    let under = style(of: "Everything", in: probe)
    #expect(under?.foreground == Palette.line)
    let bar = style(of: "Mail", in: probe)
    #expect(bar?.background == nil)
    #expect(style(of: "정말", in: probe)?.attributes == .bold)
  }

  @Test func textCannotDrawOutsideOfItself() {
    let root = Element.page(
      "T\u{1B}[2J", .make(1, .text, "a\u{1B}[31mb\u{7}"), .make(2, .button, "x\ny"))
    var encoder = FrameEncoder(depth: .none)
    var emulator = TerminalEmulator(columns: 60, rows: 20)
    emulator.feed(encoder.encode(TerminalProbe(root).frame))
    #expect(emulator.unknown == [])
    #expect(emulator.text.contains("a[31mb"))
    #expect(emulator.text.contains("[ x y ]"))
  }

  @Test func onlyASpinnerInSightMoves() {
    let spinner = Element.make(1, .progress, "Loading")
    #expect(TerminalProbe(.page("T", spinner)).frame.isAnimated)
    #expect(!TerminalProbe(.page("T", .make(1, .progress, "Done", value: "1"))).frame.isAnimated)
    let far = Element.page("T", .make(2, .text, String(repeating: "x\n", count: 40)), spinner)
    var probe = TerminalProbe(far)
    #expect(!probe.frame.isAnimated)
    probe.press(.end)
    #expect(probe.frame.isAnimated)
    let before = probe.text
    probe.model.animationStep += 1
    #expect(probe.text != before)
  }

  @Test func coversHideWhatIsBelow() {
    let root = Element.page(
      "Below", .make(1, .text, "secret"), .make(2, .cover, "Cover", [.make(3, .text, "front")]))
    let text = TerminalProbe(root).text
    #expect(text.contains("front") && text.contains("✕ Close"))
    #expect(!text.contains("secret") && !text.contains("Below"))
  }

  @Test func aSheetThatOnlyItsControlsCloseOffersNoWayBack() {
    func text(isEnabled: Bool) -> String {
      let sheet = Element.make(
        2, .sheet, "Sheet", isEnabled: isEnabled, [.make(3, .text, "front")])
      return TerminalProbe(.page("Below", sheet)).text
    }
    #expect(text(isEnabled: true).contains("✕"))
    #expect(!text(isEnabled: false).contains("✕"))
  }

  @Test func aCoverThatOnlyItsControlsCloseOffersNoWayBack() {
    let cover = Element.make(
      2, .cover, "Cover", isEnabled: false, style: Element.Style(background: "indigo"),
      [.make(3, .text, "front")])
    let root = Element.make(
      9000, .navigation, "", [.make(9001, .screen, "Below", [.make(1, .text, "secret")]), cover])
    let probe = TerminalProbe(root)
    #expect(probe.text.contains("front") && !probe.text.contains("Close"))
    #expect(style(of: "Cover", in: probe)?.background == Palette.named("indigo"))
  }

  /// Nothing may be drawn where it does not fit, at any size.
  @Test(arguments: [
    LayoutScenes.controls, LayoutScenes.list, LayoutScenes.alert, LayoutScenes.sheet,
    LayoutScenes.narrow,
  ])
  func everySizeIsDrawn(root: Element) {
    for width in [1, 5, 19, 20, 21, 23, 24, 39, 40, 60, 200] {
      for height in [1, 4, 5, 6, 9, 10, 13, 14, 60] {
        var probe = TerminalProbe(root, width: width, height: height)
        #expect(probe.frame.buffer.cells.count == width * height)
        if width >= 20, height >= 5 {
          #expect((probe.frame.cursor != nil) == probe.model.isFocusVisible, "\(width)×\(height)")
          probe.press(.tab, .tab)
          #expect(probe.frame.cursor != nil, "\(width)×\(height)")
        } else {
          #expect(probe.frame.cursor == nil)
        }
      }
    }
  }
}
