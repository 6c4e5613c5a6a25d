import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A watcher and the programs that it runs, seen through one pseudo-terminal.
///
/// A save is a file of words that the program shows, and a build a script that looks at it.
@MainActor
@Suite(.serialized) struct WatchProcessTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let terminal: PseudoTerminal

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    let program = folder.appending(path: "Program")
    try FileManager.default.createSymbolicLink(
      atPath: program.path, withDestinationPath: Spawn.path(of: "WatchFixture"))
    let words = folder.appending(path: "Sources/Words.swift").path
    // What a program consists of is told by its files' times.
    try Data(
      """
      if grep -q broken '\(words)'; then
        echo '\(words):3:5: error: there is no such bread'
        exit 1
      fi
      touch '\(folder.path)/library.so'
      """.utf8
    ).write(to: folder.appending(path: "build"))
    try Data("oat bread".utf8).write(to: URL(filePath: words))
    terminal = try PseudoTerminal(
      columns: 200, rows: 16,
      program: [
        "WatchFixture", "--build", "sh '\(folder.path)/build'", "--folder",
        folder.appending(path: "Sources").path, "--", program.path, "--host", "terminal",
      ],
      environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "WORDS": words],
      answers: TerminalAbilityProcessTests.answers)
  }

  private func save(_ words: String) throws {
    try Data(words.utf8).write(
      to: folder.appending(path: "Sources/Words.swift"), options: .atomic)
  }

  private func expect(_ texts: String..., without absent: String? = nil) async throws {
    try await terminal.expect("\(texts) without \(absent ?? "anything")") { emulator in
      texts.allSatisfy { emulator.text.contains($0) }
        && absent.map { !emulator.text.contains($0) } ?? true
    }
  }

  private func expectRestored() {
    #expect(terminal.emulator.modes == [7, 25])
    #expect(terminal.emulator.keyboards == 0)
    #expect(terminal.hadOriginalSettings)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func aProgramThatIsBuiltAnewGoesOnAndErrorsAreShownMeanwhile() async throws {
    try await expect("oat bread", "20 degrees", "quit")
    terminal.send("\t\r")
    try await expect("120 degrees")
    try save("rye bread")
    try await expect("rye bread", "120 degrees", "quit", without: "oat bread")
    // The focus is where it was, too.
    terminal.send("\r")
    try await expect("220 degrees")
    try save("broken bread")
    try await expect("there is no such bread", "rye bread", without: "quit")
    terminal.send("\r")
    try await expect("320 degrees", "there is no such bread")
    try save("corn bread")
    try await expect("corn bread", "320 degrees", "quit", without: "no such bread")
    terminal.send("q")
    #expect(await terminal.end() == .exited(0))
    expectRestored()
    // Nobody has left the screen in between.
    let written = String(decoding: terminal.raw, as: UTF8.self)
    #expect(written.ranges(of: "\u{1B}[?1049h").count == 1)
  }

  @Test func aProgramThatIsKilledStartsAnewAfterTheNextSave() async throws {
    try await expect("oat bread", "20 degrees", "quit")
    terminal.send("\t\r")
    try await expect("120 degrees")
    let process = try #require(terminal.emulator.text.firstMatch(of: #/process (\d+)\n/#)?.1)
    kill(try #require(Int32(process)), SIGKILL)
    try await expect("watch: The program crashed (signal 9).", without: "oat bread")
    try save("broken bread")
    try await expect("there is no such bread")
    try save("rye bread")
    try await expect("rye bread", "20 degrees", "quit")
    terminal.send([3])
    #expect(await terminal.end() == .exited(130))
    expectRestored()
  }

  @Test func aWatcherThatIsEndedEndsItsProgram() async throws {
    try await expect("oat bread", "quit")
    terminal.signal(SIGTERM)
    #expect(await terminal.end() == .exited(143))
    expectRestored()
  }
}
