import HostStreams
import Observation
import Testing
import Views

@_spi(Hosts) @testable import TerminalHost

/// A screen that is an area below lines which are there already.
@MainActor @Suite struct InlineScreenTests {
  @Observable
  final class Pantry {
    var jars: [String]
    var isOpen = false
    var note: String?

    init(_ count: Int) { jars = (0..<count).map { "Jar \($0)" } }
  }

  struct PantryView: View {
    @Bindable var pantry: Pantry

    var body: some View {
      VStack {
        ForEach(pantry.jars, id: \.self) { Text($0) }
        if pantry.note != nil {
          TextField("Note", text: Binding($pantry.note) ?? .constant(""))
        }
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

  /// On a terminal that breaks lines anew, whatever is focused, and wherever the area stands.
  @Test(arguments: [2, 20], [false, true])
  func inAnotherWidthNothingOfItIsLeftBehind(lines count: Int, isEditing: Bool) {
    var scene = Scene(jars: 3, below: count, columns: 60, rows: 24)
    scene.change { $0.jars = ["잼과 절임 사과 잼과 절임 사과 잼과 절임 사과 절임", "A jar of plums", "Third"] }
    if isEditing { scene.change { $0.note = "of the last summer, with cinnamon" } }
    for columns in [59, 40, 33, 21, 50, 30, 80, 25, 60] {
      scene.terminal.reflow(columns: columns, rows: 24)
      scene.screen.resize(to: Size(width: columns, height: 24))
      scene.terminal.feed(scene.screen.update())
      #expect(scene.lines.prefix(count).elementsEqual(shell(count)), "\(columns) columns")
      let counts = ["Third", "Open"].map { word in
        scene.lines.count { $0.contains(word) }
      }
      #expect(counts == [1, 1], "\(columns) columns: \(scene.lines)")
    }
    #expect(scene.terminal.unknown == [])
  }

  /// A terminal that moves lines up although there is room below keeps a part of the area above; in
  /// sight there is one.
  @Test func whereLinesMoveUpForNothingNoneOfThemIsLost() {
    var scene = Scene(jars: 3, below: 2, columns: 60, rows: 24)
    scene.terminal.keepsErasedScreens = true
    scene.change { $0.jars[0] = String(repeating: "plum ", count: 11) }
    for columns in [59, 40, 33, 21, 50, 30, 60] {
      scene.terminal.reflow(columns: columns, rows: 24, eagerly: true)
      scene.screen.resize(to: Size(width: columns, height: 24))
      scene.terminal.feed(scene.screen.update())
      let seen = scene.terminal.text.split(separator: "\n")
      for word in ["Jar 1", "Jar 2", "Open"] {
        #expect(seen.count { $0.contains(word) } == 1, "\(columns) columns: \(word)")
      }
      for line in shell(2) { #expect(scene.lines.count { $0 == line } == 1) }
      #expect(scene.lines.count { $0.contains("Open") } == 1, "\(columns) columns")
    }
  }

  /// Sizes that follow each other before anything is drawn are one change.
  @Test func inWidthsThatFollowEachOtherFastNothingIsLeftBehind() {
    var scene = Scene(jars: 3, below: 4, columns: 60, rows: 20)
    scene.change { $0.jars[0] = String(repeating: "plum ", count: 11) }
    for columns in [50, 30, 44, 24] {
      scene.terminal.reflow(columns: columns, rows: 20)
      scene.screen.resize(to: Size(width: columns, height: 20))
    }
    scene.terminal.feed(scene.screen.update())
    #expect(scene.lines.prefix(4).elementsEqual(shell(4)))
    #expect(scene.lines.count { $0 == "Jar 2" } == 1)
  }

  /// Blanks in the place of a longer text are none that a terminal would break.
  @Test func aLineThatBecameShorterIsShort() {
    var scene = Scene(jars: 3, below: 4, columns: 60, rows: 20)
    scene.change { $0.jars[0] = String(repeating: "plum ", count: 11) }
    scene.change { $0.jars[0] = "plum" }
    scene.terminal.reflow(columns: 35, rows: 20)
    let rows = scene.terminal.text.split(separator: "\n")
    #expect(rows.count { $0.contains("plum") || $0.contains("Jar") } == 3)
    #expect(rows.count == 4 + 5)
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
