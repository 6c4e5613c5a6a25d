import CoreViews
import Foundation
import Testing

@testable import TerminalHost

private struct DockView: View {
  @State private var crane = 2
  @State private var side = "port"
  @State private var crew = 3
  @State private var load = 40.0
  @State private var day =
    DateComponents(
      calendar: .current, year: 2026, month: 11, day: 30
    ).date ?? .distantPast
  @State private var notes = ""
  @State private var sent = ""

  var body: some View {
    VStack(spacing: 0) {
      Picker("Crane", selection: $crane) {
        ForEach(1..<20) { Text("Crane \($0)").tag($0) }
      }
      Picker("Side", selection: $side) {
        Text("Port").tag("port")
        Text("Starboard").tag("starboard")
      }
      Stepper("Crew", value: $crew, in: 0...9)
      Slider(value: $load, in: 0...100, step: 10) { Text("Load") }
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Menu("Send") {
        Button("Flag") { sent = "flag" }
        Menu("Lamp") { Button("Red") { sent = "red lamp" } }
      }
      TextEditor(text: $notes).accessibilityLabel("Notes")
      Text("Sent: \(sent)")
    }
    .environment(\.locale, Locale(identifier: "en_GB"))
  }
}

/// Keys and clicks on controls, with real views behind them.
@MainActor
@Suite struct ControlInputTests {
  @Test func aLongPickerOpensAListWithTheChosenOptionInFront() {
    var probe = TerminalProbe(width: 50, height: 26) { DockView() }
    #expect(probe.rows(with: "Crane") == ["Crane  [ Crane 2 ▾ ]"])
    probe.press(.enter)
    #expect(probe.text.contains("╭─ Crane ──"))
    #expect(probe.text.contains("● Crane 2"))
    probe.press(.down, .enter)
    #expect(probe.rows(with: "Crane") == ["Crane  [ Crane 3 ▾ ]"])
    probe.press(.enter, .escape)
    #expect(probe.rows(with: "Crane") == ["Crane  [ Crane 3 ▾ ]"], "closed without a choice")
  }

  @Test func fewOptionsStandSideBySide() {
    var probe = TerminalProbe(width: 50, height: 26) { DockView() }
    #expect(probe.rows(with: "Side") == ["Side  [ Port │ Starboard ]"])
    probe.press(.tab, .right)
    let cells = probe.frame.buffer
    #expect(cells.style(of: "Starboard")?.background != nil)
    #expect(cells.style(of: "Port")?.background == nil)
  }

  @Test func homeAndEndTakeASliderToItsEnds() {
    var probe = TerminalProbe(width: 50, height: 26) { DockView() }
    probe.press(.tab, .tab, .tab, .end)
    #expect(probe.rows(with: "Load")[0].hasSuffix("100"))
    probe.press(.home)
    #expect(probe.rows(with: "Load")[0].hasSuffix(" 0"))
  }

  @Test func numbersChangeWithLeftAndRight() {
    var probe = TerminalProbe(width: 50, height: 26) { DockView() }
    probe.press(.tab, .tab, .right, .scalar("+"), .left)
    #expect(probe.rows(with: "Crew") == ["Crew  [ − 4 + ]"])
    probe.press(.tab, .left)
    #expect(probe.rows(with: "Load")[0].hasSuffix("30"))
    let row = probe.row(of: "Load")
    probe.click(probe.column(of: "●") + 4, row)
    #expect(probe.rows(with: "Load")[0].hasSuffix("40"))
  }

  @Test func aDateGoesByDaysAndOpens() {
    var probe = TerminalProbe(width: 50, height: 26) { DockView() }
    probe.press(.tab, .tab, .tab, .tab, .right)
    #expect(probe.rows(with: "Day") == ["Day  [ 1 Dec 2026 ▾ ]"])
    probe.press(.enter, .down, .left, .left, .enter)
    #expect(probe.rows(with: "Day") == ["Day  [ 1 Oct 2026 ▾ ]"])
  }

  @Test func menusOpenInEachOther() {
    var probe = TerminalProbe(width: 50, height: 26) { DockView() }
    probe.press(.tab, .tab, .tab, .tab, .tab, .enter)
    #expect(probe.text.contains("Flag"))
    probe.press(.scalar("l"), .enter, .enter)
    #expect(probe.text.contains("Sent: red lamp"))
    #expect(!probe.text.contains("Flag"))
  }

  @Test func anEditorTakesSeveralLines() {
    var probe = TerminalProbe(width: 50, height: 26) { DockView() }
    probe.press(.tab, .tab, .tab, .tab, .tab, .tab)
    probe.type("one")
    probe.press(.enter)
    probe.type("three")
    probe.press(.up)
    probe.type("+two")
    #expect(probe.rows(with: "one") == ["│ one+two                                  │"])
    #expect(probe.rows(with: "three").count == 1)
  }
}

extension CellBuffer {
  /// The style of the first cell of a text.
  func style(of text: String) -> CellStyle? {
    for (y, line) in self.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let range = line.range(of: text) {
        return self[String(line[..<range.lowerBound]).cellWidth, y].style
      }
    }
    return nil
  }
}

extension TerminalProbe {
  /// The row of a text on screen.
  func row(of text: String) -> Int {
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(text) } ?? 0
  }

  /// The column of a text on screen.
  func column(of text: String) -> Int {
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines[row(of: text)]
    return line.range(of: text).map { String(line[..<$0.lowerBound]).cellWidth } ?? 0
  }
}
