import CoreViews
import Testing

@testable import TerminalHost

/// What is above and below a list or scroll view stays in sight while its rows scroll.
@MainActor
@Suite struct HeldRowsTests {
  private func lanterns(_ range: Range<Int> = 0..<40) -> some View {
    List(range, id: \.self) { index in Button("Lantern \(index)") {} }
  }

  /// The screen's rows, the first and the last of which are `Oil` and `Light`.
  private func expectHeld(_ probe: TerminalProbe, _ comment: Comment? = nil) {
    let texts = probe.text.split(separator: "\n").map { $0.filter { $0 != " " && $0 != "┃" } }
    #expect(texts.first == "Oil", comment)
    #expect(texts.dropLast().last == "[Light]", comment)
  }

  @Test func whatIsAboveAndBelowAListStays() {
    var probe = TerminalProbe(width: 40, height: 16) {
      VStack {
        Text("Oil")
        lanterns()
        Button("Light") {}
      }
    }
    expectHeld(probe)
    probe.press(.pageDown)
    expectHeld(probe, "after a page")
    #expect(probe.rows(with: "Lantern 0 ").isEmpty)
    probe.press(.end)
    expectHeld(probe, "at the end")
    #expect(!probe.rows(with: "Lantern 39").isEmpty)
    for _ in 0..<39 { probe.press(.up) }
    expectHeld(probe, "back at the top")
    #expect(!probe.rows(with: "Lantern 0 ").isEmpty)
  }

  @Test(arguments: [true, false])
  func whatAnInsetOrAnOverlayAddsStaysBelowTheRows(isInset: Bool) {
    let probe = TerminalProbe(width: 40, height: 16) {
      if isInset {
        lanterns().safeAreaInset(edge: .top) { Text("Oil") }
          .safeAreaInset(edge: .bottom) { Button("Light") {} }
      } else {
        ZStack(alignment: .bottom) {
          lanterns().overlay(alignment: .top) { Text("Oil") }
          Button("Light") {}
        }
      }
    }
    expectHeld(probe)
  }

  @Test func aFieldToSearchInIsAboveTheRowsOfAnOverlaidList() {
    let probe = TerminalProbe(width: 40, height: 16) {
      lanterns().searchable(text: .constant(""), prompt: "Find")
        .overlay(alignment: .bottom) { Button("Light") {} }
    }
    let lines = probe.text.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("Find") == true)
    #expect(probe.rows(with: "Light") == ["[ Light ]"])
    #expect(!probe.rows(with: "Lantern 0").isEmpty)
  }

  @Test func aBarBelowAStackStaysWhileItsScreensScroll() {
    var probe = TerminalProbe(width: 40, height: 16) {
      NavigationStack { lanterns().navigationTitle("Pier") }
        .safeAreaInset(edge: .bottom) { Button("Light") {} }
    }
    probe.press(.pageDown, .pageDown)
    #expect(probe.rows(with: "Light") == ["[ Light ]"])
    #expect(!probe.rows(with: "Lantern").isEmpty)
  }

  @Test func aBarIsAtTheEndOfTheScreenWhereRowsAreFew() {
    let probe = TerminalProbe(width: 40, height: 16) {
      VStack {
        Text("Oil")
        lanterns(0..<2)
        Button("Light") {}
      }
    }
    expectHeld(probe)
    #expect(probe.rows(with: "Light").count == 1)
  }

  @Test func arrowsGoFromABarToTheRowsInSightAndBack() {
    var probe = TerminalProbe(width: 40, height: 16) {
      VStack {
        Button("Oil") {}
        lanterns()
        Button("Light") {}
      }
    }
    let first = probe.focus
    probe.press(.pageDown)
    #expect(probe.focus == first, "it is in sight still")
    func rows() -> [String] {
      probe.rows(with: "Lantern").map { $0.filter { $0 != "┃" && $0 != " " } }
    }
    let seen = rows()
    probe.press(.down)
    #expect(rows().dropFirst() == seen.dropLast(), "but for the row above it")
    #expect(probe.focus != first)
    probe.press(.end, .down)
    let last = probe.focus
    probe.press(.home, .end)
    #expect(probe.focus == last, "End goes to the last control")
    probe.press(.up)
    #expect(probe.frame.cursor != nil)
  }

  @Test func aClickOnABarIsNotOneOnTheRowUnderIt() throws {
    var pressed: [String] = []
    var probe = TerminalProbe(width: 40, height: 16) {
      VStack(spacing: 0) {
        List(0..<40, id: \.self) { index in Button("Lantern \(index)") { pressed.append("row") } }
        Button("Light") { pressed.append("bar") }
      }
    }
    probe.press(.pageDown)
    let lines = probe.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Light") })
    probe.click(20, row)
    probe.click(20, row - 3)
    #expect(pressed == ["bar", "row"])
  }

  @Test func barsThatLeaveTooLittleScrollAlong() {
    var probe = TerminalProbe(width: 40, height: 16) {
      VStack {
        ForEach(0..<8, id: \.self) { Text("Oil \($0)") }
        lanterns()
      }
    }
    probe.press(.pageDown, .pageDown)
    #expect(probe.rows(with: "Oil").isEmpty)
  }

  @Test func twoListsScrollTogether() {
    var probe = TerminalProbe(width: 40, height: 16) {
      VStack {
        lanterns(0..<20)
        lanterns(20..<40)
      }
    }
    probe.press(.end)
    #expect(!probe.rows(with: "Lantern 39").isEmpty)
  }
}
