import CoreViews
import Testing

@testable import TerminalHost

@Suite struct ScrollTests {
  private static func list(_ count: Int) -> Element {
    .make(
      1, .screen, "List",
      [.make(2, .list, "", (0..<count).map { .make(UInt64(100 + $0), .button, "Row \($0)") })])
  }

  private func rows(_ probe: TerminalProbe) -> [Int] {
    probe.text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "Row ").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
  }

  @Test func theFocusedRowIsAlwaysInSight() {
    var probe = TerminalProbe(Self.list(50), width: 30, height: 16)
    for row in 1..<50 {
      probe.press(.down)
      #expect(probe.focus == Element.ID(rawValue: UInt64(100 + row)))
      #expect(rows(probe).contains(row))
      #expect(probe.frame.cursor != nil)
    }
    for row in (0..<49).reversed() {
      probe.press(.up)
      #expect(rows(probe).contains(row))
    }
  }

  @Test func pagesTakeTheFocusAlong() {
    var probe = TerminalProbe(Self.list(50), width: 30, height: 16)
    #expect(rows(probe).first == 0)
    probe.press(.pageDown)
    let second = rows(probe)
    #expect(second.first ?? 0 > 8)
    #expect(probe.focus.map { second.contains(Int($0.rawValue) - 100) } == true)
    probe.press(.end)
    #expect(rows(probe).last == 49)
    #expect(probe.focus == 149)
    probe.press(.pageUp)
    #expect(rows(probe).last ?? 49 < 49)
    probe.press(.home)
    #expect(rows(probe).first == 0)
    #expect(probe.focus == 100)
  }

  @Test func theWheelScrollsAndLeavesTheFocus() {
    var probe = TerminalProbe(Self.list(50), width: 30, height: 16)
    let wheel = MouseEvent(action: .wheelDown, button: 0, column: 3, row: 3)
    for _ in 0..<30 { probe.handle(.mouse(wheel)) }
    #expect(rows(probe).last == 49)
    #expect(probe.focus == 100)
    #expect(probe.frame.cursor == nil, "the focus is out of sight")
    let seen = rows(probe)
    probe.press(.down)
    #expect(rows(probe).contains(seen[0]) && !rows(probe).contains(1))
    #expect(probe.focus?.rawValue == UInt64(100 + seen[0]), "it comes to what is in sight")
  }

  @Test(arguments: [Key.enter, .tab, .scalar(" ")])
  func aKeyThatMeansAControlOutOfSightBringsItIntoSightFirst(key: Key) {
    var probe = TerminalProbe(Self.list(50), width: 30, height: 16)
    for _ in 0..<30 {
      probe.handle(.mouse(MouseEvent(action: .wheelDown, button: 0, column: 3, row: 3)))
    }
    probe.press(key)
    #expect(probe.commands == [])
    #expect(probe.focus == 100)
    #expect(rows(probe).first == 0)
    probe.press(.enter)
    #expect(probe.lastCommand == .perform(.activate(100)))
  }

  private static func letter(_ lines: Int, _ last: Element...) -> Element {
    let text = (0..<lines).map { "Row \($0)" }.joined(separator: "\n")
    return .make(1, .screen, "Letter", [.make(2, .vertical, "", [.make(3, .text, text)] + last)])
  }

  /// The focus is on the button, which stands at the end; the text used to be scrolled there.
  @Test func aLongTextOpensAtItsBeginning() {
    var probe = TerminalProbe(Self.letter(40, .make(4, .button, "Agree")), width: 30, height: 16)
    #expect(rows(probe).first == 0)
    #expect(probe.focus == 4)
    #expect(!probe.text.contains("Enter"), "nobody sees what Enter would press")
    probe.press(.down)
    #expect(rows(probe).first == 1)
    for _ in 0..<40 { probe.press(.down) }
    #expect(probe.text.contains("[ Agree ]"))
    probe.press(.enter)
    #expect(probe.commands == [.perform(.activate(4))])
  }

  @Test func aButtonThatComesAfterALongTextLeavesTheReaderAlone() {
    var probe = TerminalProbe(Self.letter(40), width: 30, height: 16)
    probe.press(.down, .down, .down)
    probe.update { $0 = Self.letter(40, .make(4, .button, "Agree")) }
    #expect(rows(probe).first == 3)
  }

  @Test func arrowsScrollOverWhatStandsBetweenTwoControls() {
    let text = (0..<60).map { "Row \($0)" }.joined(separator: "\n")
    var probe = TerminalProbe(
      .make(
        1, .screen, "Letter",
        [
          .make(
            2, .vertical, "",
            [.make(3, .button, "Top"), .make(4, .text, text), .make(5, .button, "End")])
        ]), width: 30, height: 16)
    var seen: Set<Int> = []
    for _ in 0..<80 {
      seen.formUnion(rows(probe))
      probe.press(.down)
    }
    #expect(seen == Set(0..<60))
    #expect(probe.focus == 5)
    for _ in 0..<80 { probe.press(.up) }
    #expect(probe.focus == 3)
  }

  @Test func otherContentAtTheSamePlaceIsSeenFromItsBeginning() {
    var probe = TerminalProbe(Self.list(50), width: 30, height: 16)
    probe.press(.end)
    probe.update { root in
      root.children[0].children = (0..<50).map { .make(UInt64(500 + $0), .button, "Row \($0)") }
    }
    #expect(rows(probe).first == 0)
  }

  @Test func aClickHitsTheRowThatIsSeen() {
    var probe = TerminalProbe(Self.list(50), width: 30, height: 16)
    probe.press(.pageDown)
    let shown = rows(probe)
    probe.click(10, 4)
    #expect(probe.lastCommand == .perform(.activate(Element.ID(rawValue: UInt64(100 + shown[2])))))
  }

  @Test func aLongTextWithoutControlsCanBeScrolled() {
    let text = (0..<40).map { "Row \($0)" }.joined(separator: "\n")
    var probe = TerminalProbe(
      .make(1, .screen, "Text", [.make(2, .text, text)]), width: 30, height: 16)
    probe.press(.down, .down)
    #expect(rows(probe).first == 2)
    probe.press(.end)
    #expect(rows(probe).last == 39)
  }

  @Test func aShorterListIsNeverScrolledBeyondItsEnd() {
    var probe = TerminalProbe(Self.list(50), width: 30, height: 16)
    probe.press(.end)
    probe.update { $0 = Self.list(5) }
    #expect(rows(probe) == [0, 1, 2, 3, 4])
  }

  @Test func goingBackFindsTheScrollPositionAgain() {
    let stack = Element.make(9, .navigation, "", [Self.list(50)])
    var probe = TerminalProbe(stack, width: 30, height: 16)
    probe.press(.pageDown)
    let before = rows(probe)
    probe.update { root in
      root.children[0].isHidden = true
      root.children.append(.make(8, .screen, "Other", [.make(7, .text, "x")]))
    }
    #expect(rows(probe) == [])
    probe.update { root in
      root.children.removeLast()
      root.children[0].isHidden = false
    }
    #expect(rows(probe) == before)
  }

  @Test func resizingKeepsTheFocusInSight() {
    var probe = TerminalProbe(Self.list(50), width: 60, height: 40)
    for _ in 0..<30 { probe.press(.down) }
    for size in [
      Size(width: 20, height: 5), Size(width: 100, height: 50), Size(width: 24, height: 8),
    ] {
      probe.model.resize(to: size)
      #expect(rows(probe).contains(30), "\(size)")
    }
  }
}
