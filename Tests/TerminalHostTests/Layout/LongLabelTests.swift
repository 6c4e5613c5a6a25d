import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Rows of lists with labels that are longer than a line.
@MainActor
struct LongLabelTests {
  private func words(@ViewBuilder _ row: () -> some View) -> [String] {
    let screen = LaidOutScreen(36, 16) { Form(content: row) }
    return screen.picture.split(separator: "\n").map {
      $0.trimmingCharacters(in: ["│", " "])
    }
  }

  @Test func buttonsAndLinksHaveAsManyLinesAsTheyNeed() {
    #expect(
      words { Button("Ask everybody who is on the island today") {} }.dropFirst().dropLast()
        == ["Ask everybody who is on the", "island today"])
    #expect(
      words { NavigationLink("Ask everybody who is on the island today") { Text("asked") } }
        .dropFirst().dropLast() == ["Ask everybody who is on the  ›", "island today"])
  }

  @Test func aLabelOfOneLineStaysOne() {
    #expect(
      words {
        Button {
        } label: {
          Text("Ask everybody who is on the island today").lineLimit(1)
        }
      }.count == 3)
  }

  @Test func switchesAndNumbersStandBesideTheFirstLine() {
    #expect(
      words { Toggle("Ask everybody who is on the island today", isOn: .constant(true)) }
        .dropFirst().dropLast() == ["Ask everybody who is on    [✓]", "the island today"])
    #expect(
      words { Stepper("Ask everybody who is on the island today", value: .constant(3)) }
        .dropFirst().dropLast() == ["Ask everybody who    [ − 3 + ]", "is on the island", "today"])
  }

  @Test func aButtonOutsideOfListsHasABorderAroundItsLines() {
    let screen = LaidOutScreen(36, 16) {
      Button("Ask everybody who is on the island today") {}
    }
    #expect(
      screen.picture == """
        ╭─────────────────────────────╮
        │ Ask everybody who is on the │
        │ island today                │
        ╰─────────────────────────────╯
        """)
  }

  @Test func theFocusIsOnAllLines() {
    let screen = LaidOutScreen(36, 16) {
      Form { Button("Ask everybody who is on the island today") {} }
    }
    let look = Theme(depth: .full).focused()
    #expect(screen.cell(of: "A")?.style == look)
    #expect(screen.cell(of: "l")?.style == look)
  }

  @Test func badgesStandAtTheEnd() {
    let rows = words {
      Label("Letters", systemImage: "star").badge(12)
      NavigationLink {
        Text("open")
      } label: {
        VStack(alignment: .leading) {
          Text("Parcels")
          Text("of today")
        }
      }
      .badge(7)
    }
    #expect(rows.contains("☆ Letters                   12"))
    #expect(rows.contains("Parcels                    7 ›"))
  }
}
