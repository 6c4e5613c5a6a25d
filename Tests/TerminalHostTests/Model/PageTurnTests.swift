import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Tab views whose pages are turned.
@MainActor
struct PageTurnTests {
  @Test func dotsStandBelowPagesWithinAView() {
    let probe = TerminalProbe(width: 40, height: 14) { Tour(mode: .always) }
    #expect(probe.lines == ["page 0", "●    ○    ○", "[ Next ]", "Tour"])
  }

  @Test func pagesWithoutDotsAreTurnedByTheArrows() {
    var probe = TerminalProbe(width: 40, height: 14) { Tour(mode: .never) }
    #expect(probe.lines == ["page 0", "[ Next ]", "Tour"])
    #expect(probe.model.hints.contains { $0 == ("← →", "turn") })
    probe.press(.right, .right, .right)
    #expect(probe.lines == ["page 2", "[ Next ]", "Tour"])
    probe.press(.left)
    #expect(probe.lines == ["page 1", "[ Next ]", "Tour"])
    probe.mouse(.wheelLeft, 20, 5)
    #expect(probe.lines == ["page 0", "[ Next ]", "Tour"])
  }

  @Test func pagesThatFillTheScreenHaveNoBarWithoutDots() {
    var probe = TerminalProbe(width: 40, height: 14) { Pages(mode: .never) }
    #expect(probe.lines == ["page 0"])
    probe.press(.right)
    #expect(probe.lines == ["page 1"])
    let dotted = TerminalProbe(width: 40, height: 14) { Pages(mode: .automatic) }
    #expect(dotted.lines == ["page 0", "●  ○  ○"])
  }
}

extension TerminalProbe {
  /// What is seen above the hints, row by row.
  fileprivate var lines: [String] {
    text.split(separator: "\n").dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

private struct Pages: View {
  let mode: PageTabViewStyle.IndexDisplayMode
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) { ForEach(0..<3) { Text("page \($0)").tag($0) } }
      .tabViewStyle(.page(indexDisplayMode: mode))
  }
}

private struct Tour: View {
  let mode: PageTabViewStyle.IndexDisplayMode

  var body: some View {
    TabView {
      VStack {
        Pages(mode: mode)
        Button("Next") {}
      }
      .tabItem { Text("Tour") }
    }
  }
}
