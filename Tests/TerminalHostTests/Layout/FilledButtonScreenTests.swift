import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Buttons with a background of their own, and badges, as cells.
@MainActor
struct FilledButtonScreenTests {
  private func round() -> some View {
    Image(systemName: "plus").frame(width: 44, height: 44).background(.blue).clipShape(Circle())
  }

  @Test func aButtonOnItsOwnBackgroundHasNoBorder() {
    let screen = LaidOutScreen {
      VStack(spacing: 0) {
        Text("above")
        Button {
        } label: {
          round()
        }
        Text("below")
      }
    }
    #expect(
      screen.picture == """
        above

          +

        below
        """)
  }

  @Test func aButtonOnAShapeIsAsHighAsTheShape() {
    #expect(
      LaidOutScreen(30, 16) {
        Button {
        } label: {
          Image(systemName: "plus").padding().background(Circle().fill(.red))
        }
      }.picture == """
        ▗▄▄▄▖
          +
        ▝▀▀▀▘
        """)
  }

  @Test func itsLabelCanBeReadOnTheBackground() throws {
    let onYellow = LaidOutScreen {
      Button {
      } label: {
        Image(systemName: "plus").padding().background(.yellow)
      }.disabled(false)
    }
    // It has the focus, so its background is that of the focus.
    #expect(try #require(onYellow.cell(of: "+")).style.background == Palette.primary)
    let second = LaidOutScreen {
      VStack {
        Button("First") {}
        Button {
        } label: {
          Image(systemName: "plus").padding().background(.yellow)
        }
      }
    }
    #expect(try #require(second.cell(of: "+")).style.foreground == Palette.black)
  }

  @Test func withoutColoursItHasBrackets() {
    #expect(
      LaidOutScreen(depth: .none) {
        Button {
        } label: {
          round()
        }
      }.picture == """
        [ +  ]
        """)
    #expect(
      LaidOutScreen(depth: .none) { Button("Go") {}.padding().background(.blue) }.picture == """
        [ Go ]
        """)
  }

  @Test func aButtonWhoseLookIsAskedForKeepsIt() {
    #expect(
      LaidOutScreen {
        Button {
        } label: {
          Text("Go").background(.red)
        }.buttonStyle(.bordered)
      }.picture == """
        [ Go ]
        """)
  }

  @Test func theFocusIsSeenOnAButtonThatIsFilledAllTheTime() throws {
    let screen = LaidOutScreen {
      Button("Save") {}.buttonStyle(.borderedProminent)
      Button("Apply") {}.buttonStyle(.borderedProminent)
    }
    let (focused, other) = (screen.cell(of: "S"), screen.cell(of: "A"))
    #expect(try #require(focused).style.background == Palette.primary)
    #expect(try #require(other).style.background == Palette.accent)
  }

  @Test func aProminentButtonIsFilledAsARowToo() throws {
    let screen = LaidOutScreen(30, 20) {
      List {
        Text("Fee")
        Button("Pay") {}.buttonStyle(.borderedProminent)
        Button("Quit") {}
      }
    }
    #expect(try #require(screen.cell(of: "P")).style.background == Palette.primary)
    #expect(try #require(screen.cell(of: "Q")).style.background == nil)
  }

  @Test func aSymbolInABadgeIsOnOneLineWithItsTitle() {
    #expect(
      LaidOutScreen {
        HStack {
          Image(systemName: "star").frame(width: 28, height: 28).background(.red)
          Text("Favourites")
        }
      }.picture == """
        ☆    Favourites
        """)
  }

  @Test func aWordForASymbolIsNotCut() {
    #expect(
      LaidOutScreen {
        HStack {
          Image(systemName: "abacus").frame(width: 24).background(.red)
          Text("Sums")
        }
      }.picture == """
        ▪   Sums
        """)
  }

  @Test func aProminentButtonOfSeveralLinesHasNoBorder() {
    let screen = LaidOutScreen(30, 12) {
      VStack {
        Button("First") {}
        Button("Take all of the boats out of the water") {}.buttonStyle(.borderedProminent)
      }
    }
    #expect(!screen.picture.contains("╭"))
    #expect(screen.cell(of: "T")?.style.background == Palette.accent)
  }
}
