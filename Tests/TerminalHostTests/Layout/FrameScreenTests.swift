import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Room, frames, lines and places, as cells.
@MainActor
struct FrameScreenTests {
  @Test func paddingLeavesRoom() {
    #expect(
      LaidOutScreen {
        HStack(spacing: 0) {
          Text("a"); Text("b").padding(); Text("c")
        }
      }.picture == """
        a  b  c
        """)
  }

  @Test func paddingOfOneSide() {
    #expect(
      LaidOutScreen {
        VStack(alignment: .leading) {
          Text("a").padding(.leading, 32); Text("b")
        }
      }.picture == """
            a
        b
        """)
  }

  @Test func aBorderHasRoomOfItsOwn() {
    #expect(
      LaidOutScreen {
        Text("border").border(.red)
      }.picture == """
        ╭──────╮
        │border│
        ╰──────╯
        """)
  }

  @Test func aBorderAroundPadding() {
    #expect(
      LaidOutScreen {
        Text("border").padding().border(.red)
      }.picture == """
        ╭──────────╮
        │  border  │
        ╰──────────╯
        """)
  }

  @Test func aBorderKeepsToTheFrame() {
    #expect(
      LaidOutScreen {
        Text("left").frame(width: 160, height: 48, alignment: .bottomLeading).border(.gray)
      }.picture == """
        ╭──────────────────╮
        │left              │
        ╰──────────────────╯
        """)
  }

  @Test func anEndlessFrameFillsThePage() {
    #expect(
      LaidOutScreen {
        Text("fill").frame(maxWidth: .infinity, maxHeight: .infinity).border(.gray)
      }.picture == """
        ╭──────────────────────────╮
        │                          │
        │                          │
        │                          │
        │           fill           │
        │                          │
        │                          │
        │                          │
        ╰──────────────────────────╯
        """)
  }

  @Test func aNarrowFrameWrapsItsText() {
    #expect(
      LaidOutScreen {
        Text("A text that wraps").frame(width: 64)
      }.picture == """
        A text
        that
        wraps
        """)
  }

  @Test func aLowFrameCutsItsText() {
    #expect(
      LaidOutScreen {
        Text("A text that does not fit into two lines at all").frame(width: 96, height: 32)
      }.picture == """
        A text that
        does not fi…
        """)
  }

  @Test func anOffsetDrawsBesideThePlace() {
    #expect(
      LaidOutScreen {
        VStack(spacing: 0) {
          Text("aaa"); Text("bbb").offset(x: 16, y: 16); Text("ccc")
        }
      }.picture == """
        aaa

        cccbb
        """)
  }

  @Test func aSquareIsTwiceAsWideInCells() {
    #expect(
      LaidOutScreen {
        GeometryReader { _ in Text("1:1") }.aspectRatio(1, contentMode: .fit).border(.gray)
      }.picture == """
        ╭────────────────╮
        │1:1             │
        │                │
        │                │
        │                │
        │                │
        │                │
        │                │
        ╰────────────────╯
        """)
  }

  @Test func anImageIsScaledIntoItsFrame() {
    #expect(
      LaidOutScreen {
        Image(systemName: "star").resizable().scaledToFit().frame(width: 40, height: 40)
          .border(.gray)
      }.picture == """
        ╭───╮
        │ ☆ │
        ╰───╯
        """)
  }

  @Test func aPartOfThePage() {
    #expect(
      LaidOutScreen {
        Text("half").containerRelativeFrame(.horizontal, count: 2, spacing: 0).border(.gray)
      }.picture == """
        ╭────────────╮
        │    half    │
        ╰────────────╯
        """)
  }

  @Test func whatIsClippedEndsAtItsFrame() {
    #expect(
      LaidOutScreen {
        Text("one two three").fixedSize().frame(width: 48, alignment: .leading).clipped()
      }.picture == """
        one tw
        """)
  }

  @Test func aFixedSizeKeepsToOneLine() {
    #expect(
      LaidOutScreen {
        Text("keeps to one line").fixedSize().frame(width: 40)
      }.picture == """
        keeps to one line
        """)
  }

  @Test func marginsOfAList() {
    #expect(
      LaidOutScreen {
        List { Text("a") }.contentMargins(.horizontal, 32)
      }.picture == """
        a
        """)
  }

  @Test func insetsOfARow() {
    #expect(
      LaidOutScreen {
        List {
          Text("a").listRowInsets(EdgeInsets(top: 0, leading: 32, bottom: 0, trailing: 0))
          Text("b")
        }
      }.picture == """
            a
        b
        """)
  }

  @Test func aColourFillsThePaddingAndTextStaysReadable() {
    let screen = LaidOutScreen { Text("x").padding(.horizontal, 16).background(.yellow) }
    guard let (x, y, style) = screen.cell(of: "x") else {
      Issue.record("no text")
      return
    }
    #expect(style.foreground == Palette.black)
    #expect(screen.buffer[x - 2, y].style.background == Palette.named("yellow"))
    #expect(screen.buffer[x + 2, y].style.background == Palette.named("yellow"))
    #expect(screen.buffer[x - 3, y].style.background == nil)
  }

  @Test func aRowHasAColour() {
    let screen = LaidOutScreen { List { Text("x").listRowBackground(.red) } }
    let end = screen.cell(of: "x").map { screen.buffer[$0.x + 20, $0.y].style.background }
    #expect(end == Palette.danger)
  }

  @Test func aBorderHasAColour() {
    let corner = LaidOutScreen { Text("x").border(.red) }.cell(of: "╭")
    #expect(corner?.style.foreground == Palette.danger)
  }

  @Test func aPositionPutsTheMiddle() {
    let cell = LaidOutScreen { Text("x").position(x: 40, y: 40) }.cell(of: "x")
    #expect(cell.map { [$0.x, $0.y] } == [5, 2])
  }
}
