import CoreViews
import Testing

@testable import TerminalHost

@Suite struct NoticeTests {
  private static func bakery(_ breads: ClosedRange<Int>) -> Element {
    .page(
      "Bakery",
      .make(1, .list, "", breads.map { .make(UInt64($0) + 100, .button, "Bread \($0)") }))
  }

  @Test func aNoticeStandsInTheLastRowUntilItIsTakenBack() {
    var probe = TerminalProbe(Self.bakery(1...3))
    probe.model.notice = .failure("Ovens/Oven.swift:3: there is no heat")
    probe.press(.tab)
    #expect(probe.text.hasSuffix("\n Ovens/Oven.swift:3: there is no heat"))
    #expect(!probe.text.contains("quit"))
    probe.model.notice = nil
    #expect(probe.text.contains("quit"))
  }

  @Test func foldersAreLeftOutIfThereIsNoRoom() {
    let notice = Notice.failure("Shops/Ovens/Oven.swift:3: there is no heat")
    #expect(notice.text(within: 42) == "Shops/Ovens/Oven.swift:3: there is no heat")
    #expect(notice.text(within: 41) == "Oven.swift:3: there is no heat")
    #expect(notice.text(within: 20) == "Oven.swift:3: there…")
  }

  @Test func anotherScreenGoesOnAtTheSamePlace() throws {
    var probe = TerminalProbe(Self.bakery(1...40), height: 12)
    for _ in 1...24 { probe.press(.down) }
    let place = try #require(probe.model.place)
    #expect(place.label == "Bread 25")
    var next = TerminalProbe(Self.bakery(1...40), height: 12)
    next.model.resume(at: place)
    #expect(next.text == probe.text)
    // A bread less: the same one has the focus.
    next = TerminalProbe(Self.bakery(3...40), height: 12)
    next.model.resume(at: place)
    #expect(next.focus == 125)
    #expect(next.text.contains("Bread 25"))
    // None of that name: the focus is where it begins.
    next = TerminalProbe(Self.bakery(1...20), height: 12)
    next.model.resume(at: place)
    #expect(next.focus == 101)
  }
}
