import CoreViews
import Testing

@testable import TerminalHost

@Suite struct ScrollTests {
  private static func list(_ count: Int) -> Element {
    .make(
      1, .screen, "List",
      [.make(2, .list, "", (0..<count).map { .make(UInt64(100 + $0), .button, "Row \($0)") })])
  }

  private func rows(_ probe: ScreenProbe) -> [Int] {
    probe.text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "Row ").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
  }

  @Test func theFocusedRowIsAlwaysInSight() {
    var probe = ScreenProbe(Self.list(50), width: 30, height: 16)
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
    var probe = ScreenProbe(Self.list(50), width: 30, height: 16)
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
    var probe = ScreenProbe(Self.list(50), width: 30, height: 16)
    let wheel = MouseEvent(action: .wheelDown, button: 0, column: 3, row: 3)
    for _ in 0..<30 { probe.handle(.mouse(wheel)) }
    #expect(rows(probe).last == 49)
    #expect(probe.focus == 100)
    #expect(probe.frame.cursor == nil, "the focus is out of sight")
    probe.press(.down)
    #expect(rows(probe).contains(1))
  }

  @Test func aClickHitsTheRowThatIsSeen() {
    var probe = ScreenProbe(Self.list(50), width: 30, height: 16)
    probe.press(.pageDown)
    let shown = rows(probe)
    probe.click(10, 4)
    #expect(probe.lastCommand == .perform(.activate(Element.ID(rawValue: UInt64(100 + shown[2])))))
  }

  @Test func aLongTextWithoutControlsCanBeScrolled() {
    let text = (0..<40).map { "Row \($0)" }.joined(separator: "\n")
    var probe = ScreenProbe(
      .make(1, .screen, "Text", [.make(2, .text, text)]), width: 30, height: 16)
    probe.press(.down, .down)
    #expect(rows(probe).first == 2)
    probe.press(.end)
    #expect(rows(probe).last == 39)
  }

  @Test func aShorterListIsNeverScrolledBeyondItsEnd() {
    var probe = ScreenProbe(Self.list(50), width: 30, height: 16)
    probe.press(.end)
    probe.update { $0 = Self.list(5) }
    #expect(rows(probe) == [0, 1, 2, 3, 4])
  }

  @Test func goingBackFindsTheScrollPositionAgain() {
    let stack = Element.make(9, .navigation, "", [Self.list(50)])
    var probe = ScreenProbe(stack, width: 30, height: 16)
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
    var probe = ScreenProbe(Self.list(50), width: 60, height: 40)
    for _ in 0..<30 { probe.press(.down) }
    for size in [
      Size(width: 20, height: 5), Size(width: 100, height: 50), Size(width: 24, height: 8),
    ] {
      probe.model.resize(to: size)
      #expect(rows(probe).contains(30), "\(size)")
    }
  }
}
