import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Rooms within labels, borders of tables and views that containers take apart, as cells.
@MainActor
struct NewWordsScreenTests {
  private struct Boat: Identifiable {
    let name: String
    var id: String { name }
  }

  @Test func labelsHaveRoomBetweenIconAndTitle() {
    let label = Label(title: { Text("Sail") }, icon: { Text("ii") })
    #expect(LaidOutScreen { label }.picture == "ii Sail")
    #expect(LaidOutScreen { label.labelIconToTitleSpacing(24) }.picture == "ii   Sail")
    #expect(LaidOutScreen { label.labelReservedIconWidth(32) }.picture == "ii  Sail")
    let title = label.labelStyle(.titleOnly)
    #expect(LaidOutScreen { title.labelIconToTitleSpacing(24) }.picture == "Sail")
  }

  @Test func aTableHasTitlesAndABorder() {
    let table = Table([Boat(name: "Wren"), Boat(name: "Auk")]) {
      TableColumn("Name", value: \.name)
    }
    let lines = LaidOutScreen { table.tableColumnHeaders(.hidden) }.picture
    #expect(lines == "Wren\nAuk")
    let framed = LaidOutScreen { table.tableStyle(.bordered) }.picture
    #expect(framed.contains("Name") && framed.contains("Wren"))
    #expect(framed.split(separator: "\n").count > 4)
  }

  @Test func aContainerDrawsItsViewsOneByOne() {
    let screen = LaidOutScreen {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections: Section("Sea") { Text("one") }) { section in
          section.header.padding(.leading, 8)
          ForEach(section.content) { view in
            HStack(spacing: 8) {
              Text("-")
              view
            }
          }
        }
      }
    }
    #expect(screen.picture == " Sea\n- one")
  }

  @Test func whatIsProjectedIsMovedAndASuggestionStandsBelowItsField() {
    let moved = LaidOutScreen {
      Text("x").projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 16, y: 0)))
    }
    #expect(moved.picture.hasSuffix("x"))
    let screen = LaidOutScreen {
      TextField("Port", text: .constant("Wi"))
        .textInputSuggestions { Text("Wismar").textInputCompletion("Wismar") }
    }
    #expect(screen.picture.split(separator: "\n").last?.contains("Wismar") == true)
  }
}
