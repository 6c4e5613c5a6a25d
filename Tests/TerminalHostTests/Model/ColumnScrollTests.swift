import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Columns of a split view that are higher than the screen.
@MainActor
struct ColumnScrollTests {
  private var probe = TerminalProbe(width: 80, height: 14) { Moorings() }

  /// The first words of the sidebar and of the detail that are seen.
  private var seen: (sidebar: String, detail: String) {
    let rows = probe.text.split(separator: "\n").map { $0.components(separatedBy: "│") }
    let sidebar = rows.compactMap {
      $0.count > 2 ? $0[1].trimmingCharacters(in: .whitespaces) : nil
    }
    return (sidebar.first ?? "", probe.rows(with: "Detail").isEmpty ? "" : "Detail")
  }

  @Test mutating func theDetailStaysInSightWhileTheSidebarIsScrolled() {
    probe.press(.end, .enter)
    #expect(probe.rows(with: "berth 40").count == 1)
    #expect(probe.rows(with: "berth 1 ").isEmpty)
    #expect(probe.rows(with: "Detail of 40").count == 1)
    #expect(probe.model.offset(of: probe.model.front!) == 0)
  }

  @Test mutating func pagesOfTheColumnWithTheFocusAreTurned() {
    probe.press(.pageDown)
    #expect(probe.rows(with: "berth 1 ").isEmpty)
    #expect(probe.rows(with: "Nothing").count == 1)
    #expect(probe.model.isFocusVisible)
    probe.press(.home)
    #expect(probe.rows(with: "berth 1 ").count == 1)
  }

  @Test mutating func theFocusGoesOnBelowTheEdgeAndTheColumnFollows() {
    for _ in 0..<20 { probe.press(.down) }
    #expect(probe.rows(with: "berth 21").count == 1)
    #expect(probe.model.isFocusVisible)
  }

  @Test mutating func theWheelScrollsTheColumnUnderTheMouse() {
    probe.mouse(.wheelDown, 10, 6)
    #expect(probe.rows(with: "berth 1 ").isEmpty)
    #expect(probe.rows(with: "Nothing").count == 1)
    probe.mouse(.wheelUp, 10, 6)
    #expect(probe.rows(with: "berth 1 ").count == 1)
  }

  @Test mutating func aBarSaysThatThereIsMore() {
    #expect(probe.text.contains("┃"))
    let short = TerminalProbe(width: 80, height: 14) { Moorings(count: 3) }
    #expect(!short.text.contains("┃"))
  }

  @Test func arrowsGoToTheColumnBesideWhateverRowItsControlsAreIn() {
    var probe = TerminalProbe(width: 80, height: 20) { Logs() }
    probe.press(.down, .down, .down, .right)
    #expect(probe.model.focusedTarget?.hint == "press")
    probe.press(.left)
    #expect(probe.model.focusedTarget?.hint != "press")
  }

  @Test func upAndDownStayInTheColumn() {
    var probe = TerminalProbe(width: 80, height: 20) { Logs() }
    probe.press(.right)
    #expect(probe.model.focusedTarget?.hint == "press")
    probe.press(.down, .down)
    #expect(probe.model.focusedTarget?.hint == "press")
  }

  @Test func aColumnToReadIsScrolledFromTheOneBesideIt() {
    var probe = TerminalProbe(width: 80, height: 20) { Logs(hasButton: false) }
    #expect(probe.text.contains("PgUp PgDn scroll"))
    #expect(probe.rows(with: "line 40").isEmpty)
    probe.press(.pageDown, .pageDown, .pageDown)
    #expect(probe.rows(with: "line 40").count == 1)
    probe.press(.pageUp, .pageUp, .pageUp)
    #expect(probe.rows(with: "line 1 ").count == 1)
  }

  @Test mutating func upFromTheTabsGoesToWhatIsSeen() {
    var tabs = TerminalProbe(width: 80, height: 14) {
      TabView { Moorings().tabItem { Text("Berths") } }
    }
    tabs.press(.scalar("1"), .down)
    for _ in 0..<60 where tabs.model.focusedTarget?.kind != .tab { tabs.press(.tab) }
    tabs.press(.pageUp, .home)
    for _ in 0..<60 where tabs.model.focusedTarget?.kind != .tab { tabs.press(.tab) }
    let before = tabs.rows(with: "berth").count
    tabs.press(.up)
    #expect(tabs.model.isFocusVisible)
    #expect(tabs.rows(with: "berth").count == before)
  }
}

private struct Moorings: View {
  var count = 40
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(1...count, id: \.self, selection: $chosen) { Text("berth \($0) ") }
    } detail: {
      if let chosen { Text("Detail of \(chosen)") } else { Text("Nothing") }
    }
  }
}

private struct Logs: View {
  var hasButton = true
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(1...5, id: \.self, selection: $chosen) { Text("log \($0)") }
    } detail: {
      if hasButton { Button("Close") {} }
      VStack(spacing: 0) { ForEach(1..<41) { Text("line \($0) ") } }
    }
  }
}
