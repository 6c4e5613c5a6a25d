import CoreViews
import Foundation
import Testing

@testable import TerminalHost

private struct ShelfView: View {
  @State private var jars = ["plum", "quince", "rhubarb"]
  @State private var chosen: Set<String> = []
  @State private var query = ""

  var body: some View {
    VStack {
      List(selection: $chosen) {
        ForEach(jars.filter { query.isEmpty || $0.contains(query) }, id: \.self) { jar in
          Text(jar).swipeActions { Button("Open") { jars.append("\(jar) jam") } }
        }
        .onDelete { jars.remove(atOffsets: $0) }
        .onMove { jars.move(fromOffsets: $0, toOffset: $1) }
      }
      .searchable(text: $query)
    }
  }
}

private struct PriceView: View {
  @State private var chosen: String?

  var body: some View {
    List(["plum", "quince"], id: \.self, selection: $chosen) { jar in
      HStack {
        Text(jar)
        Text("$4").foregroundStyle(.secondary)
        Text("!").background(.red)
      }
    }
  }
}

private struct LetterView: View {
  @State private var isOpen = true
  @State private var text = ""

  var body: some View {
    Text("Desk").sheet(isPresented: $isOpen) { TextField("Letter", text: $text) }
  }
}

private struct MenuView: View {
  @State private var said = ""

  var body: some View {
    List {
      ForEach(["plum", "quince"], id: \.self) { Text($0) }
        .contextMenu { Button("Say") { said = "said" } }
      Text(said)
    }
  }
}

/// Keys on rows as a whole, with real views behind them.
@MainActor
@Suite struct RowInputTests {
  private func probe() -> TerminalProbe {
    TerminalProbe(width: 60, height: 20) { ShelfView() }
  }

  private func jars(_ probe: TerminalProbe) -> [String] {
    probe.rows(with: "│").map { row in
      row.filter { $0.isLetter || $0 == "●" || $0 == " " }.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func aRowHasTheFocusAndSaysWhatCanBeDone() {
    let probe = probe()
    #expect(jars(probe) == ["plum", "quince", "rhubarb"])
    #expect(probe.text.hasSuffix("Del delete  Alt-↑↓ move  m more  ? keys"))
  }

  @Test(arguments: [ColorDepth.full, .none])
  func whatIsWrittenInTheRowWithTheFocusCanBeRead(depth: ColorDepth) throws {
    let graph = ViewGraph(PriceView())
    defer { graph.close() }
    let buffer = TerminalProbe(graph.root, width: 40, height: 9, depth: depth).frame.buffer
    func style(of character: Character, in row: String) throws -> CellStyle {
      let rows = buffer.text.split(separator: "\n", omittingEmptySubsequences: false)
      let y = try #require(rows.firstIndex { $0.contains(row) })
      let x = try #require((0..<buffer.size.width).first { buffer[$0, y].character == character })
      return buffer[x, y].style
    }
    let look = Theme(depth: depth).focused()
    #expect(try style(of: "4", in: "plum") == look)
    #expect(try style(of: "4", in: "quince") == Theme(depth: depth).faint)
    #expect(try style(of: "!", in: "plum").background != look.background || depth == .none)
  }

  @Test func delDeletesAndAltMoves() {
    var probe = probe()
    probe.handle(.key(.down, .alt))
    #expect(jars(probe) == ["quince", "plum", "rhubarb"])
    probe.press(.delete)
    #expect(jars(probe) == ["quince", "rhubarb"])
  }

  @Test func enterSelectsAndMOpensTheMenu() {
    var probe = probe()
    probe.press(.down, .enter)
    #expect(jars(probe) == ["plum", "●quince", "rhubarb"])
    probe.press(.scalar("m"), .enter)
    #expect(jars(probe).last == "quince jam")
  }

  @Test func aSlashGoesToTheSearchField() {
    var probe = probe()
    probe.press(.scalar("/"))
    probe.type("qui")
    #expect(jars(probe) == ["quince"])
  }

  @Test func escAsksBeforeItLosesWhatWasTyped() {
    var probe = TerminalProbe(width: 70, height: 14) { LetterView() }
    probe.type("dear")
    probe.press(.escape)
    #expect(probe.text.contains("what you typed would be lost: Esc once more closes"))
    #expect(probe.text.contains("dear"))
    probe.press(.escape)
    #expect(!probe.text.contains("dear"))
  }

  @Test func aMenuOfAForEachIsThatOfEachOfItsRows() {
    var probe = TerminalProbe(width: 40, height: 12) { MenuView() }
    #expect(probe.rows(with: "▸plum").count == 1)
    #expect(probe.model.front?.targetCount.all == 2)
    probe.press(.down, .scalar("m"), .enter)
    #expect(probe.rows(with: "said").count == 1)
  }
}
