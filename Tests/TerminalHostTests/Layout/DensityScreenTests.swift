import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Which views stand right below each other.
@MainActor
struct DensityScreenTests {
  @Test(arguments: [nil, 8, 6] as [Int?])
  func aTextStandsRightBelowALine(_ spacing: Int?) {
    let screen = LaidOutScreen(30, 16) {
      VStack(alignment: .leading, spacing: spacing.map { CGFloat($0) }) {
        Text("Shakshuka")
        HStack {
          Text("25 min"); Spacer(); Text("410 kcal")
        }
        Button("Cook") {}
      }
    }
    #expect(
      screen.picture == """
        Shakshuka
        25 min              410 kcal

        [ Cook ]
        """)
  }

  @Test func aColumnThatIsNotLaidOutAsAWholeDoesSo() {
    let screen = LaidOutScreen(30, 16) {
      VStack {
        Text("one"); Text("two"); Text("three").padding(.vertical); Text("four")
      }
    }
    #expect(
      screen.picture.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      } == ["one", "two", "", "", "three", "", "", "four"])
  }

  @Test func aControlStandsRightBelowItsLabel() {
    let screen = LaidOutScreen(30, 16) {
      VStack(alignment: .leading) {
        Text("Level")
        HStack {
          Text("0"); Slider(value: .constant(0.5)); Text("1")
        }
        Text("Done")
        ProgressView(value: 0.5)
      }
    }
    #expect(
      screen.picture == """
        Level
        0 ━━━━━━━━━●───────── 1  0.5

        Done
        ━━━━━━━━━━━━───────────  50%
        """)
  }

  @Test func paragraphsAreSetApart() {
    let words = Array(repeating: "word", count: 16).joined(separator: " ")
    let screen = LaidOutScreen(40, 16) {
      VStack {
        Text(words); Text(words)
      }
    }
    #expect(screen.picture.contains("\n\n"))
  }

  @Test func aRoomThatAViewAsksForStays() {
    let screen = LaidOutScreen(30, 16) {
      VStack(spacing: 16) {
        Text("one"); Text("two")
      }
    }
    #expect(screen.picture == "one\n\ntwo")
  }

  @Test func aTextThatBecomesAParagraphMovesWhatIsBelow() {
    var probe = TerminalProbe(width: 40, height: 20) { Growing() }
    #expect(probe.row(of: "below") == probe.row(of: "short") + 1)
    probe.press(.enter)
    let fresh = TerminalProbe(probe.model.tree.root.whole, width: 40, height: 20)
    #expect(probe.text == fresh.text)
  }

  @Test func onlyRowsOfSeveralLinesAreSetApart() {
    let screen = LaidOutScreen(30, 16) {
      List {
        Text("one")
        Text("two")
        VStack(alignment: .leading, spacing: 0) {
          Text("three"); Text("lines")
        }
        Text("four")
      }
    }
    #expect(
      screen.picture == """
        ╭──────────────────────────╮
        │ one                      │
        │ two                      │
        │                          │
        │ three                    │
        │ lines                    │
        │                          │
        │ four                     │
        ╰──────────────────────────╯
        """)
  }

  @Test func theControlsOfAFormAreRowsOfACard() {
    let screen = LaidOutScreen(30, 16) {
      Form {
        Toggle("Lamp", isOn: .constant(true))
        Stepper("Crew", value: .constant(3))
        Section("Deck") { Text("clean") }
      }
    }
    #expect(
      screen.picture == """
        ╭──────────────────────────╮
        │ Lamp                 [✓] │
        │ Crew           [ − 3 + ] │
        ╰──────────────────────────╯
        ╭─ Deck ───────────────────╮
        │ clean                    │
        ╰──────────────────────────╯
        """)
  }

  @Test func aRowThatChangesInAFormIsPaintedAlone() {
    var probe = TerminalProbe(width: 40, height: 20) { Growing() }
    var painter = ScreenPainter()
    _ = painter.paint(&probe.model)
    probe.press(.tab, .enter)
    #expect(painter.paint(&probe.model).reduce(0) { $0 + $1.height } <= 3)
    #expect(painter.frame.buffer.text == probe.frame.buffer.text)
  }
}

private struct Growing: View {
  @State private var isLong = false
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(
        isLong
          ? String(repeating: "w", count: 30) + " " + String(repeating: "v", count: 36) : "short")
      Text("below")
      Button("Grow") { isLong = true }
      Form { Toggle("Lamp", isOn: $isOn) }
    }
  }
}
