import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Texts in drawings, as cells.
@MainActor
struct DrawingScreenTests {
  @Test func aLineLeavesTheLettersThatItCrosses() {
    let screen = LaidOutScreen(30, 8) {
      Canvas { context, size in
        context.draw(Text("Sirius"), at: CGPoint(x: size.width / 2, y: size.height / 2))
        var line = Path()
        line.move(to: CGPoint(x: 0, y: size.height / 2))
        line.addLine(to: CGPoint(x: size.width, y: size.height / 2))
        context.stroke(line, with: .color(.gray), lineWidth: 1)
      }
      .frame(width: 160, height: 48)
    }
    #expect(screen.picture.contains("Sirius"))
    #expect(screen.picture.contains("⠤") || screen.picture.contains("⠒"), "\(screen.picture)")
  }

  @Test func aTextThatSticksOutOfACanvasIsCutOff() {
    let screen = LaidOutScreen(40, 8) {
      Canvas { context, size in
        context.draw(Text("0123456789"), at: CGPoint(x: size.width, y: size.height / 2))
      }
      .frame(width: 80, height: 48)
    }
    #expect(screen.picture == "01234")
  }

  @Test func theFocusAroundAPictureHasNoGaps() {
    let screen = LaidOutScreen(30, 12) {
      Button {
      } label: {
        RoundedRectangle(cornerRadius: 12).fill(.green).frame(width: 80, height: 80)
      }
      .buttonStyle(.plain)
    }
    let buffer = screen.buffer
    let look = Theme(depth: .full).focused()
    let edge = (0..<12).flatMap { y in (0..<30).map { buffer[$0, y].style } }
      .filter { $0.background == look.background }
    #expect(edge.count == 2 * 10 + 2 * 3)
    #expect(edge.allSatisfy { !$0.attributes.contains(.solid) || $0.foreground == $0.background })
  }

  @Test func aShapeThatIsThinIsALine() {
    let screen = LaidOutScreen {
      HStack {
        Rectangle().frame(width: 2)
        Text("one\ntwo")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(
      screen.picture == """
        │  one
        │  two
        """)
  }
}
