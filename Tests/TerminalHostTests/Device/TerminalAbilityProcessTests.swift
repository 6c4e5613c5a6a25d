import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The host on terminals that say what they can do.
@MainActor
@Suite(.serialized) struct TerminalAbilityProcessTests {
  /// What a terminal answers that has all of it, and is dark.
  nonisolated static let answers = [
    "CSI ?2026$p": "\u{1B}[?2026;2$y", "CSI ?2027$p": "\u{1B}[?2027;2$y",
    "CSI ?2031$p": "\u{1B}[?2031;2$y", "CSI ?2048$p": "\u{1B}[?2048;2$y",
    "OSC 11;?": "\u{1B}]11;rgb:1010/1010/2020\u{1B}\\", "CSI ?u": "\u{1B}[?0u",
    "CSI c": "\u{1B}[?62;22c",
  ]

  private func start(
    answers: [String: String] = answers, term: String = "xterm-256color",
    flags: [String] = []
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      program: ["TerminalFixture", "--host", "terminal"] + flags,
      environment: ["TERM": term], answers: answers)
    try await terminal.expect("quit")
    return terminal
  }

  private func expectAll(_ terminal: PseudoTerminal) async throws {
    try await terminal.expect("all modes") {
      $0.modes.isSuperset(of: [2027, 2031, 2048]) && $0.keyboards == 1
    }
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.emulator.modes == [7, 25])
    #expect(terminal.emulator.keyboards == 0)
    #expect(terminal.hadOriginalSettings)
    #expect(terminal.emulator.unknown == [])
  }

  @Test func whatTheTerminalHasIsUsedAndTurnedOffAtTheEnd() async throws {
    let terminal = try await start()
    try await expectAll(terminal)
    terminal.send("3")
    try await terminal.expect("The screen is dark")
    terminal.send("\u{1B}[?997;2n")
    try await terminal.expect("The screen is light")
    terminal.send("\u{1B}[13;5u\u{1B}[13;5u")
    try await terminal.expect("Sent 2")
    terminal.send("\u{1B}[48;24;50;0;0t")
    try await terminal.expect("the tab bar in row 22") {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false)[22].contains("Counter")
    }
    terminal.send("\u{1B}[99;5u")
    #expect(await terminal.end() == .exited(130))
    expectRestored(terminal)
    #expect(terminal.raw.count(of: "\u{1B}[?2026h") == terminal.raw.count(of: "\u{1B}[?2026l"))
    #expect(terminal.raw.count(of: "\u{1B}[?2026h") > 0)
  }

  @Test func keysBetweenAnswersAreNotLostAndAnswersAreNotTyped() async throws {
    let terminal = try await start(answers: [:])
    terminal.send("\t\t")
    try await terminal.expect("^C quit")
    var expected = ""
    for (index, answer) in Self.answers.values.sorted().enumerated() {
      for byte in Array(answer.utf8) { terminal.send([byte]) }
      terminal.send("\(index)")
      expected += "\(index)"
    }
    try await terminal.expect("Name: \(expected)")
    try await expectAll(terminal)
    terminal.send([3])
    #expect(await terminal.end() == .exited(130))
    expectRestored(terminal)
  }

  @Test(arguments: ["dumb", "unknown"])
  func aTerminalThatCannotBeDrawnOnIsLeftAloneAndToldSo(term: String) async throws {
    let terminal = try PseudoTerminal(
      program: ["TerminalFixture", "--host", "terminal"], environment: ["TERM": term])
    #expect(await terminal.end() == .exited(1))
    #expect(!terminal.raw.contains(0x1B))
    let text = terminal.emulator.text.replacing("\n", with: "")
    #expect(text.contains("TERM=\(term)") && text.contains("--host plain"))
    #expect(terminal.hadOriginalSettings)
  }

  @Test func aTerminalOfNoNameIsAskedNothing() async throws {
    let terminal = try await start(term: "")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    #expect(terminal.emulator.questions == [])
    expectRestored(terminal)
  }

  @Test func suspendedAndContinuedItAsksAnew() async throws {
    let terminal = try await start()
    for (index, stop) in [true, false].enumerated() {
      try await expectAll(terminal)
      if stop {
        terminal.send("\u{1B}[122;5u")
      } else {
        terminal.signal(SIGSTOP)
        terminal.signal(SIGCONT)
      }
      try await terminal.expect("asked again") { emulator in
        emulator.questions.count(where: { $0 == "CSI c" }) == index + 2
      }
    }
    try await expectAll(terminal)
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    expectRestored(terminal)
  }

  @Test(arguments: [SIGTERM, SIGABRT, SIGSEGV])
  func howeverItEndsAllIsTurnedOff(signal: Int32) async throws {
    let terminal = try await start()
    try await expectAll(terminal)
    terminal.signal(signal)
    #expect(await terminal.end() != .exited(0))
    expectRestored(terminal)
  }

  /// In as few rows as it takes, with the shell's next line below, also after a crash.
  @Test(arguments: [SIGINT, SIGTERM, SIGABRT, SIGSEGV])
  func belowOtherLinesItLeavesWhatItShowedThere(signal: Int32) async throws {
    let terminal = try await start(flags: ["--inline"])
    try await expectAll(terminal)
    // What stands last is drawn last.
    try await terminal.expect("quit")
    #expect(!terminal.emulator.isAlternate)
    let lines = terminal.emulator.text.split(separator: "\n")
    #expect(lines.count < 20)
    terminal.signal(signal)
    #expect(await terminal.end() != .exited(0))
    expectRestored(terminal)
    #expect(terminal.emulator.text.split(separator: "\n") == lines)
    let row = terminal.emulator.text.split(separator: "\n", omittingEmptySubsequences: false)
      .lastIndex { !$0.isEmpty }
    #expect(terminal.emulator.cursor == (0, (row ?? -1) + 1))
  }

  @Test func belowOtherLinesItGoesOnFurtherDownAfterAStop() async throws {
    let terminal = try await start(flags: ["--inline"])
    try await expectAll(terminal)
    // What stands last is drawn last.
    try await terminal.expect("quit")
    let first = terminal.emulator.text.split(separator: "\n")
    terminal.send("\u{1B}[122;5u")
    try await terminal.expect("the same again, below") {
      $0.text.split(separator: "\n").count == first.count * 2
    }
    try await expectAll(terminal)
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    expectRestored(terminal)
    #expect(terminal.emulator.text.split(separator: "\n") == first + first)
  }
}

extension [UInt8] {
  fileprivate func count(of text: String) -> Int {
    String(decoding: self, as: UTF8.self).ranges(of: text).count
  }
}
