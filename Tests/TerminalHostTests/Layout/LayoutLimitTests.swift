import CoreViews
import Testing

@testable import TerminalHost

/// Content too large for any screen must neither end nor block the process.
@Suite struct LayoutLimitTests {
  private func nested(_ depth: Int, _ role: Element.Role) -> Element {
    var element = Element.make(0, .text, "core")
    for level in 1...depth {
      let text = Element.make(UInt64(10_000 + level), .text, "level \(level)")
      element = .make(UInt64(level), role, "", [text, element])
    }
    return element
  }

  @Test(arguments: [Element.Role.vertical, .horizontal, .layered, .list, .section, .screen, .sheet])
  func aThousandLevelsAreDrawn(role: Element.Role) {
    let probe = TerminalProbe(nested(1_000, role), width: 80, height: 30)
    #expect(!probe.text.isEmpty)
  }

  @Test(arguments: [1, 80])
  func rowsInRowsAreLaidOutOnce(width: Int) {
    let root = Element.make(20_000, .vertical, "", [nested(90, .horizontal)])
    let probe = TerminalProbe(root, width: 80 + width, height: 30)
    #expect(probe.text.contains("level "))
  }

  @Test(arguments: ["x", "two words ", "긴 ", "줄\n"])
  func aTextOfTenMegabytesIsDrawnFromItsBeginning(piece: String) {
    let text = String(repeating: piece, count: 10_000_000 / piece.utf8.count)
    var probe = TerminalProbe(
      .page("Long", .make(1, .text, text), .make(2, .button, text), .make(3, .text, "after")),
      width: 40, height: 20)
    #expect(probe.text.contains(piece.split(separator: "\n")[0]))
    probe.press(.end)
    #expect(probe.text.contains("more bytes are not shown") || probe.text.contains("after"))
    probe.update { $0.change(3) { $0.label = "changed" } }
    #expect(probe.text.contains("changed"))
  }

  @Test func tenMegabytesAreATitleAMessageAndATab() {
    let text = String(repeating: "x", count: 10_000_000)
    let root = Element.make(
      1, .tabs, "",
      [
        .make(
          2, .tab, text, isSelected: true,
          [.make(3, .navigation, "", [.make(4, .screen, text, [.make(5, .toggle, text)])])])
      ])
    #expect(TerminalProbe(root).text.contains("xxx…"))
    var covered = root
    covered.children.append(
      .make(6, .alert, text, value: text, [.make(7, .button, text)]))
    #expect(TerminalProbe(covered).text.contains("xxx"))
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e400", "-3", "", "half"])
  func aFractionThatIsNoneIsDrawn(value: String) {
    let probe = TerminalProbe(.page("Oven", .make(1, .progress, "Bread", value: value)))
    #expect(probe.text.contains("Bread"))
  }

  @Test(arguments: [Int.max, Int.min, 10_000, -10_000])
  func spacingHasItsLimits(points: Int) {
    let row = Element.make(
      1, .horizontal, "", style: Element.Style(spacing: points),
      [.make(2, .text, "left"), .make(3, .text, "right")])
    let probe = TerminalProbe(
      .make(4, .vertical, "", style: Element.Style(spacing: points), [row, row]))
    #expect(probe.text.contains("left"))
  }
}
