import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What signals do to the host in a process of its own.
@MainActor
@Suite(.serialized) struct TerminalSignalTests {
  private func start() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try await terminal.expect("quit")
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.emulator.modes == [7, 25])
    #expect(terminal.hadOriginalSettings)
    #expect(terminal.emulator.unknown == [])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signalsEndItAndTheTerminalIsRestored(signal: Int32) async throws {
    let terminal = try await start()
    terminal.signal(signal)
    #expect(await terminal.end() == .exited(128 + signal))
    expectRestored(terminal)
  }

  /// Keys, and text that no mark says is one.
  @Test(arguments: [false, true])
  func aSignalToEndDoesNotWaitForWhatWasTyped(isInField: Bool) async throws {
    let terminal = try await start()
    if isInField {
      terminal.send("\t\t")
      try await terminal.expect("^C quit")
    }
    let typed = terminal.raw.count
    terminal.send(String(repeating: isInField ? "plum " : "\u{1B}[C", count: 25_000))
    terminal.signal(SIGTERM)
    #expect(await terminal.end() == .exited(143))
    expectRestored(terminal)
    // Most of it was left alone.
    #expect(terminal.raw.count - typed < 100_000)
  }

  @Test(arguments: [
    SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS, 29, 30, 16,
    40,
  ])
  func theTerminalIsRestoredAtEverySignalThatEndsAProcess(signal: Int32) async throws {
    let terminal = try await start()
    terminal.signal(signal)
    #expect(await terminal.end() == .signalled(signal))
    expectRestored(terminal)
  }

  @Test func signalsThatEndNothingAreNoEnd() async throws {
    let terminal = try await start()
    for signal in [SIGCHLD, SIGURG, SIGWINCH] { terminal.signal(signal) }
    terminal.send("\t\t")
    try await terminal.expect("^C quit")
    terminal.send([3])
    #expect(await terminal.end() == .exited(130))
  }

  @Test func whereNobodyCouldContinueItSuspendingOnlyRedraws() async throws {
    let terminal = try await start()
    terminal.send([0x1A])
    try await terminal.expect("left and entered again") { _ in
      String(decoding: terminal.raw, as: UTF8.self).components(of: "\u{1B}[?1049h") == 2
    }
    try await terminal.expect("Open detail")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    expectRestored(terminal)
  }

  @Test func stoppedAndContinuedByOthersItDrawsItselfAnew() async throws {
    let terminal = try await start()
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try await terminal.expect("entered again") { _ in
      String(decoding: terminal.raw, as: UTF8.self).components(of: "\u{1B}[?1049h") == 2
    }
    try await terminal.expect("Open detail")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    expectRestored(terminal)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
