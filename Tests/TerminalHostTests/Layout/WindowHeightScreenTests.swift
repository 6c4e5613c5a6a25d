import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// How high sheets and pages are, and where their focus is at first.
@MainActor
struct WindowHeightScreenTests {
  @Test func aSheetThatMayBeHigherIsAsHighAsItsContent() {
    let low = TerminalProbe(width: 40, height: 20) { Shelf(detents: [.medium]) }
    let free = TerminalProbe(width: 40, height: 20) { Shelf(detents: [.medium, .large]) }
    #expect(low.rows(with: "book 9").isEmpty)
    #expect(free.rows(with: "book 9").count == 1)
    let short = TerminalProbe(width: 40, height: 20) {
      Shelf(count: 2, detents: [.medium, .large])
    }
    #expect(short.text.split(separator: "\n").count { $0.contains("│") } <= 10)
  }

  @Test func theDefaultButtonOfAPageHasTheFocus() {
    let probe = TerminalProbe(width: 40, height: 12) { Welcome() }
    #expect(probe.model.focusedTarget.flatMap { probe.model.tree[$0.id] }?.element.label == "Next")
  }

  @Test func pagesTakeTheRoomAboveTheirDotsAndWhatIsBelow() {
    let probe = TerminalProbe(width: 40, height: 16) { Welcome() }
    let rows = probe.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect((rows.firstIndex(of: "Dawn") ?? 0) >= 3)
    let dots = rows.firstIndex { $0.hasPrefix("●") } ?? 0
    let buttons = rows.firstIndex { $0.contains("Skip") } ?? 0
    #expect(dots < buttons && buttons >= 12)
  }

  @Test func whatSaysThatNothingIsThereLeavesTheBarAtTheBottom() {
    let probe = TerminalProbe(width: 40, height: 16) {
      NavigationStack {
        List { ForEach(0..<0) { Text("\($0)") } }
          .overlay { ContentUnavailableView("Nothing", systemImage: "cart") }
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Pay") {} } }
      }
    }
    let rows = probe.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((rows.firstIndex { $0.contains("Pay") } ?? 0) >= 12)
    let message = rows.firstIndex { $0.contains("Nothing") } ?? 0
    #expect((4...8).contains(message))
  }
}

private struct Shelf: View {
  var count = 9
  let detents: Set<PresentationDetent>

  var body: some View {
    Text("Shelf").sheet(isPresented: .constant(true)) {
      List(1...count, id: \.self) { Text("book \($0)") }.presentationDetents(detents)
    }
  }
}

private struct Welcome: View {
  var body: some View {
    VStack {
      TabView {
        Text("Dawn"); Text("Dusk")
      }
      .tabViewStyle(.page)
      HStack {
        Button("Skip") {}
        Button("Next") {}.keyboardShortcut(.defaultAction)
      }
    }
  }
}
