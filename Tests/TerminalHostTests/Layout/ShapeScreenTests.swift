import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Shapes, as cells.
@MainActor
struct ShapeScreenTests {
  @Test func aRectangleFillsItsFrame() {
    #expect(
      LaidOutScreen(depth: .none) {
        Rectangle().frame(width: 40, height: 32)
      }.picture == """
        █████
        █████
        """)
  }

  @Test func aColourIsABackground() {
    let screen = LaidOutScreen {
      ZStack {
        Color.red.frame(width: 64, height: 48)
        Text("stop")
      }
    }
    #expect(screen.picture == "stop")
    #expect(screen.cell(of: "s")?.style.background == Palette.danger)
  }

  @Test func whatCannotBeToldFromTheBackgroundOnlyTakesItsRoom() {
    let screen = LaidOutScreen {
      VStack(spacing: 0) {
        Text("calm").padding(16)
          .background(Color.gray.opacity(0.05), in: RoundedRectangle(cornerRadius: 8))
        Text("end")
      }
    }
    #expect(screen.picture.split(separator: "\n").map(String.init).last?.hasSuffix("end") == true)
    #expect(!screen.picture.contains("█"))
    #expect(screen.cell(of: "c")?.style.background == nil)
    let faint = LaidOutScreen {
      Color.primary.opacity(0.2).frame(width: 16, height: 16).overlay { Text("x") }
    }
    #expect(faint.cell(of: "x")?.style.background != nil)
  }

  @Test func aCircleIsRound() {
    #expect(
      LaidOutScreen {
        Circle().frame(width: 64, height: 64)
      }.picture == """
         ▄████▄
        ▟██████▙
        ▜██████▛
         ▀████▀
        """)
  }

  @Test func aLineThatIsTurnedKeepsWhatTouchesTheEdgesOfItsFrame() {
    let screen = LaidOutScreen {
      Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).rotationEffect(.degrees(-90))
        .frame(width: 80, height: 80)
    }
    let rows = screen.picture.split(separator: "\n")
    #expect(rows.count == 5)
    #expect(rows.dropFirst(2).prefix(1).allSatisfy { $0.last.map { "⢸⢰⢱⡇⠸".contains($0) } == true })
  }

  @Test func aShapeThatIsTappedKeepsItsRoom() {
    let screen = LaidOutScreen(24, 9, depth: .none) {
      VStack(spacing: 0) {
        Rectangle().onTapGesture {}
        Text("below")
      }
    }
    let lines = screen.picture.split(separator: "\n")
    #expect(lines.count > 4)
    #expect(lines.dropLast().allSatisfy { $0.allSatisfy { $0 == "█" } })
    #expect(lines.last?.hasSuffix("below") == true)
  }

  @Test func aTallAreaShowsTheFocusByItsEdges() {
    let screen = LaidOutScreen {
      Text("within").frame(width: 80, height: 96).onTapGesture {}
    }
    let text = screen.cell(of: "w")
    #expect(text?.style.background == nil)
    let edge = screen.buffer[(text?.x ?? 0) - 2, (text?.y ?? 0) - 2].style
    #expect(edge.background == Palette.accent)
  }

  @Test func aSmallCircleIsACharacter() {
    #expect(LaidOutScreen { Circle().frame(width: 10, height: 10) }.picture == "●")
    #expect(LaidOutScreen { Circle().stroke().frame(width: 10, height: 10) }.picture == "○")
  }

  @Test func linesAreDrawnAsBoxes() {
    #expect(
      LaidOutScreen {
        HStack {
          Rectangle().stroke().frame(width: 32, height: 48)
          RoundedRectangle(cornerRadius: 8).stroke().frame(width: 32, height: 48)
        }
      }.picture == """
        ┌──┐  ╭──╮
        │  │  │  │
        └──┘  ╰──╯
        """)
  }

  @Test func aPathIsDrawnInDots() {
    #expect(
      LaidOutScreen {
        Canvas { context, size in
          var path = Path()
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          context.stroke(path, with: .color(.primary))
        }
        .frame(width: 32, height: 32)
      }.picture == """
        ⠑⢄
          ⠑⢄
        """)
  }

  @Test func aThinRectangleIsALine() {
    #expect(LaidOutScreen { Rectangle().frame(width: 32, height: 1) }.picture == "────")
  }

  @Test func aShapeTakesTheRoomThatIsLeft() {
    let screen = LaidOutScreen(30, 10) {
      VStack(spacing: 0) {
        Text("top"); Color.red
      }
    }
    #expect(screen.buffer[15, 6].style.background == Palette.danger)
  }

  @Test func anOutlineBehindAViewIsAsLargeAsTheView() {
    #expect(
      LaidOutScreen(30, 20) {
        Text("inbox").padding().background { RoundedRectangle(cornerRadius: 8).stroke() }
      }.picture == """
        ╭───────╮
        │ inbox │
        ╰───────╯
        """)
  }

  @Test func aStyleFillsAShapeBehindOrInFrontOfAView() {
    func redCells(_ screen: LaidOutScreen) -> Int {
      (0..<10).reduce(0) { count, row in
        count + (0..<30).count { screen.buffer[$0, row].style.background == Palette.danger }
      }
    }
    let card = LaidOutScreen(30, 10) {
      Text("full").padding(.horizontal, 8).background(.red, in: Rectangle())
    }
    #expect(card.picture == "full")
    #expect(redCells(card) == 6)
    let covered = LaidOutScreen(30, 10) { Text("below").overlay(.red) }
    #expect(covered.picture == "")
    #expect(redCells(covered) == 5)
  }

  @Test func anOutlineOfOneRowHasTwoEnds() {
    #expect(
      LaidOutScreen {
        Text("tag").padding(.horizontal, 8).background { Capsule().stroke() }
      }.picture == "(tag)")
  }

  @Test func aDrawingWithoutASizeIsScaledAsASquare() throws {
    let screen = LaidOutScreen(40, 30) { Color.red.scaledToFit().frame(width: 160, height: 160) }
    let buffer = screen.buffer
    let rows = (0..<30).filter { y in
      (0..<40).contains { buffer[$0, y].style.background == Palette.danger }
    }
    let columns = (0..<40).filter { x in
      (0..<30).contains { buffer[x, $0].style.background == Palette.danger }
    }
    #expect(rows.count == 10)
    #expect(columns.count == 20)
  }

  @Test func aDrawingInAScrollViewIsAsWideAsThePage() {
    let screen = LaidOutScreen(60, 20) {
      ScrollView { Color.red.aspectRatio(1, contentMode: .fit) }
    }
    #expect(screen.buffer[10, 10].style.background == Palette.danger)
    #expect(screen.buffer[50, 10].style.background == Palette.danger)
  }

  @Test func withoutColoursABackgroundIsALineAroundWhatStandsOnIt() {
    #expect(
      LaidOutScreen(30, 16, depth: .none) {
        VStack(alignment: .leading) {
          Text("Tide").padding(16).background(.blue, in: RoundedRectangle(cornerRadius: 8))
          Text("Ebb").padding(16).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
          Text("3").padding(.horizontal, 8).background(Circle().fill(.red))
          Color.red.frame(width: 40, height: 16)
        }
      }.picture == """
        ╭──────╮
        │ Tide │
        ╰──────╯


          Ebb


        (3)

        █████
        """)
  }

  @Test func aGradientFadesToWhereItIsClear() throws {
    let colors = [Color.indigo.opacity(0.5), .clear]
    let screen = LaidOutScreen(30, 20) {
      Text("top").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    }
    let backgrounds = [2, 9, 16].map { screen.buffer[5, $0].style.background?.opacity ?? 0 }
    #expect(backgrounds[0] > backgrounds[1])
    #expect(backgrounds[1] > backgrounds[2])
  }
}
