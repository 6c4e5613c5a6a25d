import CoreViews
import Testing

@testable import TerminalHost

/// Where menus and pickers open.
@MainActor
struct PopupPlaceTests {
  @Test func aMenuOpensBelowItsButton() {
    var probe = TerminalProbe(width: 60, height: 24) {
      VStack(alignment: .leading) {
        Choices(title: "Send")
        Text("a line that is as long as it can be")
      }
    }
    let (row, column) = (probe.row(of: "Send"), probe.column(of: "[ Send"))
    probe.press(.enter)
    #expect(probe.front == Rect(x: column, y: row + 1, width: probe.front.width, height: 4))
  }

  @Test func aMenuIsAsWideAsItsRowsWhateverDividesThem() {
    var probe = TerminalProbe(width: 60, height: 24) {
      Menu("Send") {
        Button("Flag") {}
        Divider()
        Button("Lamp") {}
      }
    }
    probe.press(.enter)
    #expect(probe.front.width == 22)
  }

  @Test func aPickerInARowOpensAtItsValue() throws {
    var probe = TerminalProbe(width: 60, height: 24) {
      List {
        Picker("Berth", selection: .constant(2)) {
          ForEach(1..<9) { Text("Number \($0)").tag($0) }
        }
      }
    }
    let row = probe.row(of: "Berth")
    let end = probe.column(of: "▾ ]") + 3
    probe.press(.enter)
    #expect(probe.front.y == row + 1)
    #expect(probe.front.maxX == end)
  }

  @Test func whatDividesTheOptionsOfAPickerIsSeen() {
    var probe = TerminalProbe(width: 60, height: 24) {
      Picker("Way", selection: .constant(2)) {
        Section("On foot") {
          Text("Walk").tag(1)
          Text("Run").tag(2)
        }
        Divider()
        Text("Ride").tag(3)
      }
      .pickerStyle(.menu)
    }
    probe.press(.enter)
    #expect(probe.rows(with: "On foot").count == 1)
    #expect(probe.front.width == 22)
    #expect(probe.rows(with: "● Run").count == 1)
    #expect(probe.model.focusedTarget.map { probe.model.tree[$0.id]?.element.isSelected } == true)
    probe.press(.down)
    #expect(probe.model.focusedTarget?.hint == "choose")
  }

  @Test func whatHasNoRoomBelowOpensAbove() {
    var probe = TerminalProbe(width: 60, height: 24) {
      VStack {
        Spacer()
        Choices(title: "Send")
      }
    }
    let row = probe.row(of: "Send")
    probe.press(.enter)
    #expect(probe.front.maxY == row)
    probe.press(.scalar("l"), .enter)
    #expect(probe.text.contains("Red"))
    #expect(probe.front.maxY == row)
  }

  @Test func whatHasRoomNeitherAboveNorBelowOpensInTheMiddle() {
    var probe = TerminalProbe(width: 60, height: 15) {
      VStack {
        Text("one\ntwo\nthree\nfour")
        Menu("Send") { ForEach(0..<9) { number in Button("Flag \(number)") {} } }
        Text("one\ntwo\nthree\nfour")
      }
    }
    probe.press(.enter)
    #expect(probe.front.y == 1)
    #expect(probe.text.contains("Flag 8"))
  }

  @Test func aPlaceThatIsScrolledIsFound() {
    var probe = TerminalProbe(width: 60, height: 24) {
      ScrollView {
        Text(String(repeating: "line\n", count: 30))
        Choices(title: "Send")
        Text(String(repeating: "line\n", count: 3))
      }
    }
    probe.press(.pageDown)
    let row = probe.row(of: "Send")
    probe.press(.enter)
    #expect([probe.front.y - 1, probe.front.maxY].contains(row))
  }
}

extension TerminalProbe {
  fileprivate var front: Rect { model.front?.frame ?? .zero }
}

private struct Choices: View {
  let title: String

  var body: some View {
    Menu(title) {
      Button("Flag") {}
      Menu("Lamp") { Button("Red") {} }
    }
  }
}
