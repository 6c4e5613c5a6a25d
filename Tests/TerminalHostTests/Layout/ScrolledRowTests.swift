import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Rows of views that are wider than the screen, in a horizontal `ScrollView`.
@MainActor
struct ScrolledRowTests {
  @Test func aRowIsOneLineWithASignThatThereIsMore() {
    let screen = LaidOutScreen {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<9) { Text("Page \($0)").frame(width: 80, alignment: .leading) } }
      }
    }
    #expect(screen.picture == "Page 0      Page 1      Page›")
  }

  @Test func aPartOfTheContainerIsAPartOfTheRow() {
    let screen = LaidOutScreen(40, 10) {
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(0..<2) {
            Text("card \($0)").containerRelativeFrame(.horizontal, count: 2, spacing: 16)
              .border(.gray)
          }
        }
      }
      .padding(.horizontal, 32)
    }
    #expect(
      screen.picture.split(separator: "\n").last == "╰──────────╯  ╰──────────╯")
  }

  @Test func aRowThatFitsBeginsAtTheLeadingEdge() {
    let screen = LaidOutScreen {
      VStack {
        ScrollView(.horizontal) {
          HStack {
            Text("Red"); Text("Green")
          }
        }
        Text("a line that is longer")
      }
    }
    #expect(screen.picture.hasPrefix("Red  Green\n"))
  }

  @Test func aHigherViewKeepsItsHeightInALowerFrame() {
    let screen = LaidOutScreen {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<9) { number in
              VStack(spacing: 0) {
                Text("Page \(number)"); Text("new")
              }
              .frame(width: 96)
            }
          }
        }
        .frame(height: 16)
        Text("below")
      }
    }
    #expect(
      screen.picture == """
        above
           Page 0        Page 1     ›
            new           new
        below
        """)
  }

  @Test func theFocusScrollsTheRow() {
    var probe = TerminalProbe(width: 30, height: 8) { Shelf() }
    #expect(probe.rows(with: "Book 0") == ["[ Book 0 ]  [ Book 1 ]  [ Bo›"])
    probe.press(.right, .right)
    #expect(probe.rows(with: "Book 2") == ["‹ 0 ]  [ Book 1 ]  [ Book 2 ]›"])
    probe.press(.enter)
    #expect(probe.text.contains("took 2"))
    probe.press(.right, .right)
    #expect(probe.rows(with: "Book 4") == ["‹ 2 ]  [ Book 3 ]  [ Book 4 ]"])
    probe.press(.tab)
    #expect(probe.focus.map { probe.model.tree[$0]?.element.label } == "Last")
    probe.press(.up, .left, .left, .left, .left)
    #expect(probe.rows(with: "Book 0") == ["[ Book 0 ]  [ Book 1 ]  [ Bo›"])
  }

  @Test func aClickMeansWhatIsSeen() {
    var probe = TerminalProbe(width: 30, height: 8) { Shelf() }
    probe.press(.right, .right, .right)
    let row = probe.row(of: "Book 3")
    probe.click(probe.column(of: "Book 3"), row)
    #expect(probe.text.contains("took 3"))
  }

  @Test func theWheelScrollsTheRowUnderTheMouse() {
    var probe = TerminalProbe(width: 30, height: 8) { Shelf() }
    let row = probe.row(of: "Book 0")
    probe.mouse(.wheelRight, 10, row)
    probe.mouse(.wheelRight, 10, row)
    #expect(probe.rows(with: "Book 1") == ["‹[ Book 1 ]  [ Book 2 ]  [ Bo›"])
    probe.mouse(.wheelLeft, 10, row)
    probe.mouse(.wheelUp, 10, row)
    #expect(probe.rows(with: "Book 0") == ["[ Book 0 ]  [ Book 1 ]  [ Bo›"])
    probe.mouse(.wheelRight, 10, row + 2)
    #expect(probe.rows(with: "Book 0") == ["[ Book 0 ]  [ Book 1 ]  [ Bo›"])
  }

  @Test func aKeyDoesNothingToWhatIsScrolledOutOfSight() {
    var probe = TerminalProbe(width: 30, height: 8) { Shelf() }
    for _ in 0..<5 { probe.mouse(.wheelRight, 10, probe.row(of: "Book 3")) }
    probe.press(.enter)
    #expect(probe.commands.isEmpty)
    #expect(probe.rows(with: "Book 0") == ["[ Book 0 ]  [ Book 1 ]  [ Bo›"])
  }

  @Test func aRowWithoutControlsHasTheFocusItself() {
    var probe = TerminalProbe(width: 30, height: 8) {
      VStack {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<5) { Text("Page \($0)").frame(width: 80, alignment: .leading) } }
        }
        Button("Last") {}
      }
    }
    #expect(probe.model.hints.contains { $0 == ("← →", "scroll") })
    probe.press(.right)
    #expect(probe.rows(with: "Page 2") == ["‹ge 1      Page 2      Page 3›"])
    probe.press(.right, .right, .right, .left)
    #expect(probe.rows(with: "Page 2").count == 1)
    probe.press(.down)
    #expect(probe.focus.map { probe.model.tree[$0]?.element.label } == "Last")
  }

  @Test func whatHasMovedIsPaintedAndNoMore() {
    var probe = TerminalProbe(width: 30, height: 12) { Shelf() }
    var painter = ScreenPainter()
    _ = painter.paint(&probe.model)
    probe.press(.right, .right)
    let areas = painter.paint(&probe.model)
    #expect(areas.map(\.height) == [1])
    #expect(painter.frame.buffer.text == probe.frame.buffer.text)
  }
}

private struct Shelf: View {
  @State private var taken = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<5) { number in Button("Book \(number)") { taken = number } } }
      }
      Text("took \(taken)")
      Button("Last") {}
    }
  }
}
