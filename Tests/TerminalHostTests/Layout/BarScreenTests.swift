import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// What stands in the bars of a page.
@MainActor
struct BarScreenTests {
  @Test func aPrincipalTextIsTheTitle() {
    let screen = LaidOutScreen(40, 8) { Page { Text("Harbour of Dover") } }
    #expect(screen.picture.contains("Harbour of Dover"))
    #expect(!screen.picture.contains("Title"))
    #expect(screen.buffer[12, 0].character == "H")
    #expect(screen.picture.contains("[ Add ]"))
  }

  @Test func aPrincipalViewTakesThePlaceOfTheTitle() {
    let screen = LaidOutScreen(40, 8) {
      Page {
        VStack(spacing: 0) {
          Text("Harbour"); Text("of Dover")
        }
      }
    }
    #expect(!screen.picture.contains("Title"))
    #expect(screen.picture.contains("Harbour"))
  }

  @Test func aPrincipalMenuStandsBelowTheTitle() {
    let screen = LaidOutScreen(40, 8) { Page { Menu("More") { Button("Less") {} } } }
    #expect(screen.picture.contains("Title"))
    #expect(screen.picture.contains("More"))
  }

  @Test func aBarThatOnlyHeldTheTitleIsGone() {
    let screen = LaidOutScreen(40, 8) {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .principal) { Text("Harbour") }
        }
      }
    }
    #expect(
      screen.buffer.text.split(separator: "\n").filter { $0.contains { $0 != " " } }.count == 3)
  }

  @Test func theSearchFieldHasTheFocusOnlyIfNothingElseCan() {
    let page = TerminalProbe(width: 40, height: 12) { Page { Text("Harbour") } }
    #expect(page.focusedLabel == "Add")
    let search = TerminalProbe(width: 40, height: 12) {
      NavigationStack { Text("nothing").searchable(text: .constant("x")) }
    }
    #expect(search.model.field != nil)
  }
}

private struct Page<Middle: View>: View {
  @ViewBuilder let middle: Middle

  var body: some View {
    NavigationStack {
      Text("content")
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .principal) { middle }
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        }
        .overlay(alignment: .bottom) { Text("over") }
        .searchable(text: .constant(""))
    }
  }
}

extension TerminalProbe {
  fileprivate var focusedLabel: String? { focus.flatMap { model.tree[$0]?.titleText } }
}
