import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Rows with less room than their frames ask for, as cells.
@MainActor
struct TightRowScreenTests {
  @Test func framesGiveWayBeforeARowBreaks() {
    #expect(
      LaidOutScreen(34) {
        HStack {
          Text("Monday").frame(width: 80, alignment: .leading)
          Text("12°").frame(width: 60)
          Text("21°").frame(width: 60)
          Text("clear")
          Text("calm").frame(minWidth: 80)
        }
      }.picture == """
        Monday  12°   21°   clear  calm
        """)
  }

  @Test func framesThatFitAreAsWideAsTheySay() {
    #expect(
      LaidOutScreen(60) {
        HStack {
          Text("Monday").frame(width: 80, alignment: .leading)
          Text("12°").frame(width: 64)
          Text("clear")
        }
      }.picture == """
        Monday        12°     clear
        """)
  }

  @Test func framesThatMissAFractionOfACellStandInOneLine() {
    let screen = LaidOutScreen(30, 10) {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          ForEach(["a", "b", "c"], id: \.self) { Text($0).frame(width: proxy.size.width * 0.37) }
        }
      }
    }
    #expect(screen.picture.split(separator: "\n").count == 1)
  }

  @Test func framesGiveWayAsFarAsTheLongestWordNeeds() {
    let screen = LaidOutScreen(40, 16) {
      List {
        HStack {
          Rectangle().fill(.red).frame(width: 80, height: 16)
          Rectangle().fill(.red).frame(width: 80, height: 16)
          Text("Extraordinarily long")
        }
      }
    }
    let widths = screen.picture.split(separator: "\n").map(\.count)
    #expect(Set(widths) == [34])
  }

  @Test func whatASpacerPushesApartStaysAtTheEdgesInSeveralLines() {
    let screen = LaidOutScreen(30, 16) {
      HStack {
        Text("Temperature of the room").fixedSize()
        Spacer()
        Text("21.5 °C")
        Button("Change") {}
      }
    }
    #expect(
      screen.picture == """
        Temperature of the room
                 21.5 °C  [ Change ]
        """)
  }

  @Test func wordsStayWholeWhereTheyCan() {
    #expect(
      LaidOutScreen(40) {
        HStack {
          Text("Quantity").frame(width: 120, alignment: .leading)
          Text("Description")
          Spacer()
          Text("12.50").frame(width: 120, alignment: .trailing)
        }
      }.picture.contains("Description"))
  }

  @Test func aFieldKeepsTheBackgroundThatItStandsOn() throws {
    let screen = LaidOutScreen(40, 16) {
      HStack {
        Text("To")
        TextField("Name", text: .constant("x"))
      }
      .background(.blue)
    }
    let place = try #require(screen.cell(of: "x"))
    #expect(place.style.background == Palette.accent)
    #expect(screen.buffer[place.x + 3, place.y].style.background == Palette.accent)
  }
}
