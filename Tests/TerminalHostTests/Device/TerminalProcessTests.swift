import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The host in a process of its own, seen through a pseudo-terminal.
@MainActor
@Suite(.serialized) struct TerminalProcessTests {
  private func start(
    columns: Int = 80, rows: Int = 30, environment: [String: String] = ["TERM": "xterm-256color"]
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: columns, rows: rows, environment: environment)
    try await terminal.expect("quit")
    return terminal
  }

  /// Opens the screen of the fixture that has ways to die, and presses one of its buttons.
  private func choose(_ button: String, in terminal: PseudoTerminal) async throws {
    try await click("Open detail", in: terminal)
    try await terminal.expect("Ways to die")
    try await click(button, in: terminal)
  }

  private func click(_ text: String, in terminal: PseudoTerminal) async throws {
    try await terminal.expect(text)
    for (y, row) in terminal.emulator.screen.enumerated() {
      for x in row.indices where row[x...].map(\.text).joined().hasPrefix(text) {
        return terminal.send("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m")
      }
    }
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.emulator.modes == [7, 25])
    #expect(terminal.hadOriginalSettings)
    #expect(terminal.emulator.unknown == [])
  }

  @Test func theFirstScreenIsDrawnCellByCell() async throws {
    let terminal = try await start(columns: 60, rows: 28)
    let lines = terminal.emulator.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(terminal.emulator.isAlternate)
    #expect(!terminal.hasOriginalSettings)
    #expect(lines[0] == "                          Counter")
    #expect(lines[2] == "   A counter, 카운터, and everything else. 긴 문장은 낱말")
    #expect(lines[7] == "      Name:")
    #expect(lines[26] == "            Counter         List          설정")
    #expect(terminal.emulator.style(of: "Counter") == "0;1;38;5;231;48;5;237")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    expectRestored(terminal)
    #expect(terminal.emulator.text.trimmingPrefix(while: \.isWhitespace).isEmpty)
  }

  @Test func koreanArrivesByteByByteAndTheCursorFollows() async throws {
    let terminal = try await start()
    terminal.send("\t\t")
    for byte in Array("홍길동 a".utf8) { terminal.send([byte]) }
    try await terminal.expect("Name: 홍길동 a")
    #expect(terminal.emulator.cursor == (30, 7))
    #expect(terminal.emulator.cursorShape == 6)
    terminal.send("\u{1B}")
    terminal.send("[D")
    terminal.send("\u{7F}")
    try await terminal.expect("Name: 홍길동a")
    terminal.send("\u{1B}[200~붙인 글\u{1B}[201~")
    try await terminal.expect("Name: 홍길동붙인 글a")
    terminal.send([3])
    #expect(await terminal.end() == .exited(130))
    expectRestored(terminal)
  }

  @Test func aNewSizeIsDrawnAnewAndTinyOnesSaySo() async throws {
    let terminal = try await start()
    terminal.resize(columns: 50, rows: 24)
    try await terminal.expect("the tab bar in row 22") {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false)[22].contains("설정")
    }
    terminal.resize(columns: 20, rows: 5)
    try await terminal.expect("the tab bar in row 3") {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false)[3].contains("설정")
    }
    terminal.resize(columns: 19, rows: 4)
    try await terminal.expect("Too small")
    terminal.resize(columns: 80, rows: 30)
    try await terminal.expect("Open detail")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    expectRestored(terminal)
  }

  @Test func aLoneEscapeGoesBackAfterAMoment() async throws {
    let terminal = try await start()
    try await click("Open detail", in: terminal)
    try await terminal.expect("Ways to die")
    try await terminal.expect("Ticked 3 times")
    terminal.send([0x1B])
    try await terminal.expect("Open detail")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
  }

  @Test func aSpinnerMovesByItself() async throws {
    let terminal = try await start()
    try await click("Search", in: terminal)
    for mark in ["⠙", "⠹", "⠸"] { try await terminal.expect("\(mark) Searching…") }
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
  }

  @Test func noColoursAreSentWhenNoneAreWanted() async throws {
    let terminal = try await start(environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(terminal.emulator.style(of: "Counter") == "0;1;7")
    terminal.send("\t\t\t\t")
    try await terminal.expect("turn on")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    let codes = String(decoding: terminal.raw, as: UTF8.self).split(separator: "\u{1B}[")
      .filter { $0.contains("m") }.flatMap { $0.prefix { $0 != "m" }.split(separator: ";") }
    #expect(Set(codes).isDisjoint(with: ["38", "48", "94", "104"]))
  }

  @Test(
    arguments: [
      ("Trap", .signalled(SIGILL)), ("Abort", .signalled(SIGABRT)),
      ("Overflow", .signalled(SIGSEGV)), ("Exit", .exited(3)),
    ] as [(String, PseudoTerminal.End)])
  func theTerminalIsRestoredHoweverTheProcessDies(button: String, end: PseudoTerminal.End)
    async throws
  {
    let terminal = try await start()
    try await choose(button, in: terminal)
    let found = await terminal.end()
    #if arch(x86_64)
      #expect(found == end)
    #endif
    #expect(found != .exited(0))
    expectRestored(terminal)
  }

  /// What stands behind the last time the screen was left.
  private func afterLeaving(_ terminal: PseudoTerminal) -> String {
    let written = String(decoding: terminal.raw, as: UTF8.self)
    return written.ranges(of: "\u{1B}[?1049l").last.map { String(written[$0.upperBound...]) } ?? ""
  }

  @Test func whatIsPrintedIsKeptOffTheScreenAndPrintedOnLeaving() async throws {
    let terminal = try await start()
    try await choose("Print", in: terminal)
    try await terminal.expect("^O printed output")
    #expect(!terminal.emulator.text.contains("by the fixture"))
    terminal.send("\u{0F}")
    try await terminal.expect("│ Printed by the fixture")
    try await terminal.expect("│ Reported by the fixture")
    terminal.send("q")
    try await terminal.expect("Ways to die")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    expectRestored(terminal)
    #expect(
      afterLeaving(terminal) == "Printed by the fixture\r\nReported by the fixture\r\n")
  }

  @Test(arguments: [("Trap", "The fixture was told to trap."), ("Exit", ""), ("Abort", "")])
  func whatIsPrintedIsNotLostHoweverTheProcessDies(button: String, reason: String) async throws {
    let terminal = try await start()
    try await choose("Print", in: terminal)
    try await terminal.expect("^O printed output")
    try await click(button, in: terminal)
    #expect(await terminal.end() != .exited(0))
    let text = afterLeaving(terminal)
    #expect(text.hasPrefix("Printed by the fixture\r\nReported by the fixture\r\n"))
    #expect(text.contains(reason))
    expectRestored(terminal)
  }

  @Test func aPasteWhoseEndIsLostSwallowsNoKeys() async throws {
    let terminal = try await start()
    terminal.send("\t\t")
    try await terminal.expect("^C quit")
    terminal.send("\u{1B}[200~rye")
    try await terminal.expect("Name: rye")
    terminal.send(" bread")
    try await terminal.expect("Name: rye bread")
    terminal.send([3])
    #expect(await terminal.end() == .exited(130))
  }

  @Test func aStringWhoseEndIsLostSwallowsNoKeysHoweverFastTheyCome() async throws {
    let terminal = try await start()
    terminal.send("\t\t")
    try await terminal.expect("^C quit")
    // What comes together with its beginning belongs to it.
    terminal.send("a\u{1B}]52;")
    try await terminal.expect("Name: a")
    for letter in " plum and rye bread" { terminal.send(String(letter)) }
    try await terminal.expect("Name: a plum and rye bread")
    terminal.send([3])
    #expect(await terminal.end() == .exited(130))
  }

  @Test func aSecondInterruptEndsAProcessThatIsBusyForGood() async throws {
    let terminal = try await start()
    try await choose("Hang", in: terminal)
    // Before that an interrupt would end it at once, as it does not wait for what was typed.
    try await terminal.expect("Hanging")
    terminal.send([3])
    terminal.send([3])
    #expect(await terminal.end() == .signalled(SIGINT))
    expectRestored(terminal)
  }

  @Test func aProgramThatHasEndedShowsNothingMore() async throws {
    let terminal = try await start()
    terminal.send("q")
    await withKnownIssue { try await terminal.expect("a screen after the end") }
    #expect(await terminal.end() == .exited(0))
  }

}
