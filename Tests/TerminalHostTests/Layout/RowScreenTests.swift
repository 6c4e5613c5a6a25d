import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Rows of lists, as cells.
@MainActor
struct RowScreenTests {
  @Test func aBadgeStandsAtTheEndOfItsRow() {
    #expect(
      LaidOutScreen(30, 16) {
        NavigationStack {
          List {
            Text("Inbox").badge(12)
            NavigationLink(value: 1) { Label("Drafts", systemImage: "doc").badge(3) }
          }
        }
      }.picture == """
        ╭──────────────────────────╮
        │ Inbox                 12 │
        │ ▤ Drafts             3 › │
        ╰──────────────────────────╯
        """)
  }

  @Test func aLabelOfAFieldIsWholeWhereThereIsRoomForAText() {
    #expect(
      LaidOutScreen(40, 20) {
        List { TextField("Length in metres", text: .constant("12")) }
      }.picture == """
        ╭────────────────────────────────╮
        │ Length in metres: 12           │
        ╰────────────────────────────────╯
        """)
  }

  @Test func aGroupThatIsOpenedLeavesTheRowsAboveWhereTheyAre() {
    #expect(
      LaidOutScreen(30, 16) {
        List {
          Text("Papers")
          DisclosureGroup("Notes", isExpanded: .constant(true)) { Text("none") }
          Text("Pilot")
        }
      }.picture == """
        ╭──────────────────────────╮
        │ Papers                   │
        │ ▾ Notes                  │
        │   none                   │
        │ Pilot                    │
        ╰──────────────────────────╯
        """)
  }

  @Test func rowsWithoutABackgroundHaveNoBorder() {
    #expect(
      LaidOutScreen(30, 16) {
        List {
          Section { Text("Ann").listRowBackground(Color.clear) }
          Section { Text("Papers") }
        }
      }.picture
        == """

          Ann

        ╭──────────────────────────╮
        │ Papers                   │
        ╰──────────────────────────╯
        """.dropFirst())
  }

  @Test func aFieldBesideAButtonTakesTheRestOfTheRow() {
    let screen = LaidOutScreen(80, 16) {
      HStack {
        TextField("Message", text: .constant("on my way"))
        Button("Send") {}
      }
    }
    #expect(screen.picture.hasSuffix(String(repeating: " ", count: 45) + "[ Send ]"))
  }

  @Test func anEditorTakesTheRestOfThePage() {
    let screen = LaidOutScreen(30, 16) {
      NavigationStack {
        VStack(spacing: 0) {
          Text("Log")
          TextEditor(text: .constant("calm"))
        }
        .navigationTitle("Tern")
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Sign") {} } }
      }
    }
    let rows = screen.buffer.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[2].contains("Log"))
    #expect(rows[3].contains("╭"))
    #expect(rows[11].contains("╰"))
    #expect(rows[13].contains("[ Sign ]"))
  }

  @Test func linesOfAFooterLeaveTheRowsAboveTogether() {
    #expect(
      LaidOutScreen(30, 16) {
        List {
          Section {
            Text("Fee")
            Text("Tax")
          } footer: {
            Text("Both are paid when a boat leaves.")
          }
        }
      }.picture == """
        ╭──────────────────────────╮
        │ Fee                      │
        │ Tax                      │
        │ Both are paid when a     │
        │ boat leaves.             │
        ╰──────────────────────────╯
        """)
  }

  @Test func aCardOfAMaterialIsSeen() throws {
    let screen = LaidOutScreen(30, 16) { Text("Tide").padding().background(.regularMaterial) }
    let background = try #require(screen.cell(of: "T")?.style.background)
    #expect(background.isVeil)
    #expect(
      CellStyle(background: background).seen(onLight: true)
        != CellStyle(background: background).seen(onLight: false))
  }
}
