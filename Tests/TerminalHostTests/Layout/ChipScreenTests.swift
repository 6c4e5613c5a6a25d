import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Buttons on backgrounds that are drawn around them.
@MainActor
struct ChipScreenTests {
  @Test func aBackgroundAroundAButtonTakesThePlaceOfBrackets() {
    let screen = LaidOutScreen { Chip(isOn: true) }
    #expect(screen.picture == "Quick")
    #expect(screen.cell(of: "Q")?.style.background != nil)
    #expect(LaidOutScreen(depth: .none) { Chip(isOn: true) }.picture == "( Quick )")
    #expect(LaidOutScreen(depth: .none) { Chip(isOn: false) }.picture == "[ Quick ]")
  }

  @Test func theFocusIsSeenOnIt() {
    let first = TerminalProbe(width: 30, height: 8) {
      VStack {
        Chip(isOn: false); Button("b") {}
      }
    }
    var second = first
    second.press(.tab)
    #expect(first.style(of: "Q") != second.style(of: "Q"))
  }

  @Test func theFocusIsSeenOnATextWithABackgroundThatIsPressed() {
    let first = TerminalProbe(width: 30, height: 8) {
      VStack {
        PressedText()
        Button("b") {}
      }
    }
    var second = first
    second.press(.tab)
    #expect(first.style(of: "Q") != second.style(of: "Q"))
    #expect(LaidOutScreen(depth: .none) { PressedText() }.picture == "( Quick )")
  }

  @Test func thePrimaryColourIsThatOfText() {
    let screen = LaidOutScreen {
      VStack {
        Button("a") {}; Chip(isOn: false).tint(.orange)
      }
    }
    #expect(screen.cell(of: "Q")?.style.foreground == nil)
  }
}

extension TerminalProbe {
  fileprivate func style(of character: Character) -> CellStyle? {
    frame.buffer.cells.first { $0.character == character }?.style
  }
}

private struct Chip: View {
  let isOn: Bool

  var body: some View {
    Button("Quick") {}
      .padding(.horizontal, 12)
      .background(isOn ? Color.accentColor : Color(.secondarySystemFill), in: Capsule())
      .foregroundStyle(isOn ? Color.white : Color.primary)
  }
}

private struct PressedText: View {
  var body: some View {
    Text("Quick").padding(.horizontal, 12).background(.tint, in: Capsule()).onTapGesture {}
  }
}
