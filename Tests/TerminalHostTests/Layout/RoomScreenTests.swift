import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Views that take the room that is theirs, and no box where there is none, as cells.
@MainActor
struct RoomScreenTests {
  @Test func aSectionOfAStackHasNoBox() {
    #expect(
      LaidOutScreen {
        LazyVStack(alignment: .leading) {
          Section {
            Text("Kelp")
          } header: {
            Text("Boats").font(.title)
          } footer: {
            Text("1 in all")
          }
        }
      }.picture == """
        Boats
        Kelp
        1 in all
        """)
    let box = LaidOutScreen(40, 20) { VStack { GroupBox("Boats") { Text("Kelp") } } }
    #expect(box.picture.contains("╭"))
  }

  @Test func theLineBetweenColumnsIsAsHighAsThePage() {
    let screen = LaidOutScreen(80, 20) {
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("main")
      }
    }
    let column = screen.picture.split(separator: "\n").filter { $0.contains("│") }
    #expect(column.count == 17)
  }

  @Test func anEditorIsAsHighAsItsView() {
    let screen = LaidOutScreen(30, 20) {
      Form {
        TextEditor(text: .constant("Tides")).frame(height: 48)
        Text("below")
      }
    }
    #expect(
      screen.picture == """
        ╭──────────────────────────╮
        │ ╭──────────────────────╮ │
        │ │ Tides                │ │
        │ ╰──────────────────────╯ │
        │                          │
        │ below                    │
        ╰──────────────────────────╯
        """)
  }

  @Test func sectionsOfAGridFillItsColumnsBelowTheirHeader() {
    #expect(
      LaidOutScreen(30, 16) {
        LazyVGrid(columns: [GridItem(.fixed(32)), GridItem(.fixed(32))], spacing: 0) {
          Section {
            Text("a"); Text("b"); Text("c")
          } header: {
            Text("First").frame(maxWidth: .infinity, alignment: .leading)
          }
          Section("Second") { Text("d") }
        }
      }.picture == """
        First
                  a     b
                  c
                   Second
                  d
        """)
  }

  @Test func aFaintCardOfSixteenColoursHasNoCorners() {
    func corners(_ depth: ColorDepth) -> String {
      LaidOutScreen(40, 20, depth: depth) {
        Text("Kelp").frame(width: 160, height: 96)
          .background(RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemBackground)))
      }.picture.filter { "▘▝▀▖▌▞▛▗▚▐▜▄▙▟".contains($0) }
    }
    #expect(corners(.full).count >= 4)
    #expect(corners(.basic) == "")
  }
}
