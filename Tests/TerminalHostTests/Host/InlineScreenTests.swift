import Core
import HostStreams
import Observation
import Testing

@_spi(Hosts) @testable import TerminalHost

/// A screen that is an area below lines which are there already.
@MainActor @Suite struct InlineScreenTests {
  @Observable
  final class Pantry {
    var jars: [String]
    var isOpen = false

    init(_ count: Int) { jars = (0..<count).map { "Jar \($0)" } }
  }

  struct PantryView: View {
    @Bindable var pantry: Pantry

    var body: some View {
      VStack {
        ForEach(pantry.jars, id: \.self) { Text($0) }
        Button("Open") { pantry.isOpen = true }
      }
      .alert("Really?", isPresented: $pantry.isOpen) {
        Button("Yes") {}
      } message: {
        Text("One\nTwo\nThree\nFour\nFive\nSix")
      }
    }
  }

  /// A terminal on which a shell has written lines, and a screen below them.
  private struct Scene {
    let pantry: Pantry
    let graph: ViewGraph<PantryView>
    let screen: TerminalScreen
    var terminal: TerminalEmulator

    @MainActor
    init(jars: Int, below lines: Int, columns: Int = 40, rows: Int = 12) {
      pantry = Pantry(jars)
      graph = ViewGraph(PantryView(pantry: pantry))
      terminal = TerminalEmulator(columns: columns, rows: rows)
      for line in 0..<lines { terminal.feed(Array("line \(line)\r\n".utf8)) }
      terminal.feed(ScreenSequence.enterInline)
      screen = TerminalScreen(
        graph, size: Size(width: columns, height: rows), depth: .full, isInline: true)
      terminal.feed(screen.update())
    }

    @MainActor mutating func change(_ body: (Pantry) -> Void) {
      body(pantry)
      graph.update()
      terminal.feed(screen.update())
    }

    @MainActor mutating func type(_ keys: String) { terminal.feed(screen.type(Array(keys.utf8))) }

    /// All lines there are, from the first that has gone at the top, without spaces at both ends.
    var lines: [String] {
      let seen = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
      var lines = (terminal.history + seen.map(String.init)).map { line in
        String(line.trimmingPrefix { $0 == " " })
      }
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
  }

  private func shell(_ count: Int) -> [String] { (0..<count).map { "line \($0)" } }
  private func jars(_ count: Int) -> [String] { (0..<count).map { "Jar \($0)" } }
  private let keys = "Enter press   q quit"

  @Test func itTakesTheRowsThatItNeedsAndNoMore() {
    var scene = Scene(jars: 3, below: 2)
    #expect(scene.lines == shell(2) + jars(3) + ["[ Open ]", keys])

    scene.change { $0.jars += ["Jar 3", "Jar 4"] }
    #expect(scene.lines == shell(2) + jars(5) + ["[ Open ]", keys])

    scene.change { $0.jars.removeFirst(2) }
    #expect(scene.lines == shell(2) + jars(5).dropFirst(2) + ["[ Open ]", keys])
    #expect(scene.terminal.unknown == [])
  }

  @Test func inTheLastRowsItMakesRoomAndTheLinesAboveMoveUp() {
    var scene = Scene(jars: 3, below: 20)
    #expect(scene.lines == shell(20) + jars(3) + ["[ Open ]", keys])

    scene.change { $0.jars += ["Jar 3", "Jar 4", "Jar 5"] }
    #expect(scene.lines == shell(20) + jars(6) + ["[ Open ]", keys])
    #expect(scene.terminal.history.count == 16)
  }

  @Test func whatIsHigherThanTheTerminalIsScrolledWithin() {
    var scene = Scene(jars: 40, below: 3)
    #expect(scene.terminal.history == shell(3))
    #expect(scene.lines[5...13].elementsEqual(jars(11)[2...]))

    scene.type("\u{1B}[6~")
    #expect(scene.terminal.history == shell(3))
    #expect(scene.lines[5] == "Jar 12")
  }

  @Test func aDialogHasRoom() {
    var scene = Scene(jars: 1, below: 1, rows: 24)
    scene.type("\r")
    let lines = scene.lines
    #expect(lines[0] == "line 0")
    for word in ["Really?", "One", "Six", "Yes"] {
      #expect(lines.contains { $0.contains(word) }, "\(word)")
    }
    scene.type("\r")
    #expect(scene.lines == shell(1) + jars(1) + ["[ Open ]", "", "", keys])
  }

  @Test func aChangedCharacterIsFewBytes() {
    let scene = Scene(jars: 3, below: 2)
    scene.pantry.jars[1] = "Jar 7"
    scene.graph.update()
    let bytes = scene.screen.update()
    #expect(1...24 ~= bytes.count, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    #expect(scene.screen.update().isEmpty)
  }

  @Test func inAnotherSizeItIsDrawnWhereItWas() {
    var scene = Scene(jars: 3, below: 2)
    scene.terminal.resize(columns: 30, rows: 10)
    scene.screen.resize(to: Size(width: 30, height: 10))
    scene.terminal.feed(scene.screen.update())
    #expect(scene.lines == shell(2) + jars(3) + ["[ Open ]", keys])
  }

  @Test func leftItStaysAndTheCursorIsBelow() {
    var scene = Scene(jars: 3, below: 2)
    let lines = scene.lines
    scene.terminal.feed(ScreenSequence.leaveInline)
    #expect(scene.lines == lines)
    #expect(scene.terminal.cursor == (0, lines.count))
    #expect(scene.terminal.modes == [7, 25])
  }

  @Test func drawnAnewItDoesNotDouble() {
    var scene = Scene(jars: 3, below: 20)
    let lines = scene.lines
    scene.screen.invalidate()
    scene.terminal.feed(scene.screen.update())
    #expect(scene.lines == lines)

    scene.terminal.feed(ScreenSequence.leaveInline + Array("fg\r\n".utf8))
    scene.terminal.feed(ScreenSequence.enterInline)
    scene.screen.invalidate(here: true)
    scene.terminal.feed(scene.screen.update())
    #expect(scene.lines == lines + ["fg"] + lines[20...])
  }
}
