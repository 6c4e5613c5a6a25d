import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct CargoView: View {
  @State private var crates = ["figs", "rope", "salt"]
  @State private var chosen: Set<String> = []
  @State private var query = ""
  @State private var note = "nothing"
  var isLocked = false

  var body: some View {
    NavigationView {
      List(selection: $chosen) {
        Section("Hold") {
          ForEach(crates.filter { query.isEmpty || $0.contains(query) }, id: \.self) { crate in
            Text(crate)
              .deleteDisabled(crate == "rope")
              .badge(crate == "salt" ? 2 : 0)
              .contextMenu { Button("Weigh") { note = "weighed \(crate)" } }
          }
          .onDelete { crates.remove(atOffsets: $0) }
          .onMove(perform: isLocked ? nil : { crates.move(fromOffsets: $0, toOffset: $1) })
        }
        Text("Note: \(note)")
      }
      .searchable(text: $query, prompt: "Find")
    }
  }
}

private struct LinkView: View {
  @State private var isOpen = true
  @State private var page: Int?

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("First", destination: Text("one"), isActive: $isOpen)
        NavigationLink(
          destination: Text("two").navigationBarBackButtonHidden(), tag: 2, selection: $page
        ) {
          Text("Second")
        }
        Text(page == nil ? "no page" : "page 2")
      }
    }
  }
}

/// Rows as a whole: deleted, moved, selected, searched, with a menu of their own.
@MainActor
@Suite struct RowTests {
  @Test func rowsAreDeletedMovedAndSelected() {
    let host = HeadlessHost { CargoView() }
    #expect(
      host.text == """
        Find: []
        -- Hold --
        - figs
          { Weigh }
        - rope
          { Weigh }
        - salt (2)
          { Weigh }
        - Note: nothing
        """)
    host.move("salt", to: 0)
    host.select("rope")
    host.delete("figs")
    #expect(
      host.text == """
        Find: []
        -- Hold --
        - salt (2)
          { Weigh }
        - rope (selected)
          { Weigh }
        - Note: nothing
        """)
    host.select("rope")
    #expect(!host.text.contains("selected"))
  }

  @Test func whatCannotBeDoneWithARowIsRefused() {
    let host = HeadlessHost { CargoView(isLocked: true) }
    withKnownIssue {
      host.delete("rope")
    } matching: {
      $0.comments.description.contains("cannot be deleted")
    }
    withKnownIssue {
      host.move("figs", to: 2)
    } matching: {
      $0.comments.description.contains("cannot be moved")
    }
  }

  @Test func aPlaceBeyondTheRowsIsRefused() {
    let host = HeadlessHost { CargoView() }
    withKnownIssue {
      host.move("figs", to: 3)
    } matching: {
      $0.comments.description.contains("its place is a number from 1 to 3")
    }
  }

  @Test func aRowIsFoundBySearchAndItsMenuByItsName() {
    let host = HeadlessHost { CargoView() }
    host.search("sa")
    #expect(!host.text.contains("figs"))
    host.choose("salt", "Weigh")
    #expect(host.text.hasSuffix("- Note: weighed salt"))
  }

  @Test func aLinkFollowsABinding() {
    let host = HeadlessHost { LinkView() }
    #expect(host.text == "< Back\none", "open from the start")
    host.back()
    host.tap("Second")
    #expect(host.text == "two")
    withKnownIssue {
      host.back()
    } matching: {
      $0.comments.description.contains("nowhere to go back to")
    }
  }
}
