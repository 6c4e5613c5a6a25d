import Foundation
import Testing
import Views

@testable import TerminalHost

@MainActor struct MouseTouchTests {
  private struct Desk: View {
    @GestureState var shift = CGSize.zero
    @State var log = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Card").frame(width: 80, height: 32, alignment: .topLeading)
          .gesture(
            DragGesture().updating($shift) { value, shift, _ in shift = value.translation }
              .onEnded { log += "by \(Int($0.translation.width)),\(Int($0.translation.height)) " })
        Text("Spot").onTapGesture { log += "at \(Int($0.x)) " }
        HStack {
          Text("Box")
          Button("Open") { log += "opened " }
        }
        .onLongPressGesture {
          log += "held "
        } onPressingChanged: {
          log += $0 ? "down " : "up "
        }
        Text("shift \(Int(shift.width))")
        Text(log)
      }
    }
  }

  @Test func theMouseDragsAndTaps() {
    var probe = TerminalProbe(width: 40, height: 12) { Desk() }
    func place(of text: String) -> (Int, Int) {
      let lines = probe.text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = lines.firstIndex { $0.contains(text) }!
      return (lines[row].prefix(upTo: lines[row].range(of: text)!.lowerBound).count, row)
    }
    let (x, y) = place(of: "Card")
    probe.click(x, y)
    probe.mouse(.move, x + 2, y)
    #expect(probe.text.contains("shift 16"))
    probe.mouse(.move, x + 5, y + 1)
    probe.mouse(.release, x + 5, y + 1)
    #expect(probe.text.contains("shift 0"))
    #expect(probe.text.contains("by 40,16"))
    let spot = place(of: "Spot")
    probe.click(spot.0 + 2, spot.1)
    #expect(probe.text.contains("at 20"))
    let open = place(of: "Open")
    probe.click(open.0, open.1)
    probe.mouse(.release, open.0, open.1)
    #expect(probe.text.contains("down up opened"))
  }

  private struct Knob: View {
    @State var log = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("Knob").onTapGesture { log += "tapped " }.onLongPressGesture { log += "held " }
        Text(log)
      }
    }
  }

  @Test func whatIsTappedAsWellIsHeldByAKeyAndByTheOtherButton() {
    var probe = TerminalProbe(width: 60, height: 12) { Knob() }
    #expect(probe.text.contains("m hold"))
    probe.press(.scalar("m"))
    #expect(probe.rows(with: "held") == ["held"])
    probe.press(.enter)
    #expect(probe.rows(with: "held") == ["held tapped"])
    let lines = probe.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = lines.firstIndex { $0.contains("Knob") } ?? 0
    let x = lines[y].prefix { $0 == " " }.count
    probe.handle(.mouse(MouseEvent(action: .press, button: 2, column: x, row: y)))
    #expect(probe.rows(with: "held") == ["held tapped held"])
  }

  @Test func theOtherButtonOpensTheMenuOfARow() {
    var probe = TerminalProbe(width: 60, height: 12) {
      List { Text("Row").contextMenu { Button("Copy") {} } }
    }
    let lines = probe.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = lines.firstIndex { $0.contains("Row") } ?? 0
    probe.handle(.mouse(MouseEvent(action: .press, button: 2, column: 10, row: y)))
    #expect(probe.text.contains("Copy"))
  }
}
