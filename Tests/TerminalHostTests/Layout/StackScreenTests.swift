import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Stacks, layers and what follows the room, as cells.
@MainActor
struct StackScreenTests {
  @Test func priorityComesFirst() {
    #expect(
      LaidOutScreen {
        HStack {
          Text("A long text at the front")
          Text("Important words").layoutPriority(1)
        }
      }.picture == """
        A long text
        at the       Important words
        front
        """)
  }

  @Test func aSpacerPushesApart() {
    #expect(
      LaidOutScreen {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      }.picture == """
        a                          b
        """)
  }

  @Test func aSpacerPushesDown() {
    #expect(
      LaidOutScreen {
        VStack {
          Text("a"); Spacer(); Text("b")
        }
      }.picture == """
        a







        b
        """)
  }

  @Test func aSpacerHasALength() {
    #expect(
      LaidOutScreen {
        HStack(spacing: 0) {
          Text("a"); Spacer(minLength: 40).frame(width: 40); Text("b")
        }
      }.picture == """
        a     b
        """)
  }

  @Test func anOverlayStandsAtACorner() {
    #expect(
      LaidOutScreen {
        Text("inbox").padding().border(.gray).overlay(alignment: .topTrailing) { Text("3") }
      }.picture == """
        ╭─────────3
        │  inbox  │
        ╰─────────╯
        """)
  }

  @Test func aBackgroundIsBehind() {
    #expect(
      LaidOutScreen {
        Text("over").background(alignment: .leading) { Text("underneath").fixedSize() }
      }.picture == """
        overrneath
        """)
  }

  @Test func anInsetStaysBelow() {
    #expect(
      LaidOutScreen {
        VStack {
          Text("top"); Spacer()
        }.safeAreaInset(edge: .bottom) { Text("bottom bar") }
      }.picture == """
            top







        bottom bar
        """)
  }

  @Test func aReaderKnowsItsSize() {
    #expect(
      LaidOutScreen {
        GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }
      }.picture == """
        224 by 144
        """)
  }

  @Test func halfOfAReader() {
    #expect(
      LaidOutScreen {
        GeometryReader { proxy in
          Text("half").frame(width: proxy.size.width / 2).border(.red)
        }
      }.picture == """
        ╭────────────╮
        │    half    │
        ╰────────────╯
        """)
  }

  @Test func zIndexBringsToTheFront() {
    #expect(
      LaidOutScreen {
        ZStack {
          Text("front").zIndex(1); Text("bbbbbb")
        }
      }.picture == """
        frontb
        """)
  }

  @Test func layersLineUpAtACorner() {
    #expect(
      LaidOutScreen {
        ZStack(alignment: .bottomTrailing) {
          Text("one two three four five six seven")
          Text("X")
        }
      }.picture == """
        one two three four five six
        seven                     X
        """)
  }

  @Test func aRuleIsAsHighAsItsRow() {
    #expect(
      LaidOutScreen {
        HStack {
          Text("one\ntwo"); Divider(); Text("b")
        }
      }.picture == """
        one  │  b
        two  │
        """)
  }

  @Test func aLineOfOnesOwn() {
    #expect(
      LaidOutScreen {
        VStack(alignment: .leading, spacing: 0) {
          Text("a").alignmentGuide(.leading) { _ in -16 }
          Text("bbb")
        }
      }.picture == """
          a
        bbb
        """)
  }

  @Test func lastLinesLineUp() {
    #expect(
      LaidOutScreen {
        HStack(alignment: .lastTextBaseline) {
          Text("one\ntwo"); Text("b")
        }
      }.picture == """
        one
        two  b
        """)
  }

  @Test func aRowLinesUpAtTheTop() {
    #expect(
      LaidOutScreen {
        HStack(alignment: .top) {
          Text("one\ntwo"); Text("b")
        }
      }.picture == """
        one  b
        two
        """)
  }

  @Test func buttonsBreakIntoLines() {
    #expect(
      LaidOutScreen(26) {
        HStack {
          Button("First") {}; Button("Second") {}; Button("Third") {}
        }
      }.picture == """
        [ First ]  [ Second ]
              [ Third ]
        """)
  }

  @Test func linesOfARowThatBreaksStandAsTheViewsOfTheColumnDo() {
    #expect(
      LaidOutScreen(26) {
        VStack(alignment: .leading) {
          HStack {
            Button("First") {}; Button("Second") {}; Button("Third") {}
          }
        }
      }.picture == """
        [ First ]  [ Second ]
        [ Third ]
        """)
  }
}
