import Dispatch
import HostStreams
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a fixture on a pseudo-terminal and watches its screen.
@MainActor
final class PseudoTerminal {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// How a process has ended.
  enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  private(set) var emulator: TerminalEmulator
  private(set) var raw: [UInt8] = []
  let process: pid_t
  private let primary: Int32
  private let secondary: Int32
  private let reader: ByteReader
  private let chunks: AsyncStream<[UInt8]>
  /// What the terminal answers to the questions that it knows.
  private let answers: [String: String]
  private var questionsTaken = 0
  private let settingsBefore: termios
  /// Delivers, when the program has ended, whether the settings were the original ones then, and
  /// how it has ended.
  private let ending: AsyncStream<(hadOriginalSettings: Bool, status: Int32)>

  init(
    columns: Int = 80, rows: Int = 30, program: [String] = ["TerminalFixture"],
    environment: [String: String] = ["TERM": "xterm-256color"],
    answers: [String: String] = [:]
  ) throws {
    self.answers = answers
    let path: String
    (primary, path) = try Self.openPrimary()
    // A child must not keep the other test's terminal open.
    _ = fcntl(primary, F_SETFD, FD_CLOEXEC)
    secondary = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    emulator = TerminalEmulator(columns: columns, rows: rows)
    Self.setSize(of: primary, columns, rows)
    var settings = termios()
    tcgetattr(secondary, &settings)
    settingsBefore = settings
    process = try Spawn.fixture(program, onTerminal: path, environment)
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
    chunks = stream
    reader = ByteReader(
      descriptor: primary, onBytes: { continuation.yield($0) },
      onEnd: { continuation.finish() })
    ending = Self.closing(secondary, whenEnded: process, settings)
    Spawn.endLater(process)
  }

  /// Closes the program's side of the terminal when the program has ended.
  ///
  /// Nobody holds it open then, so reading comes to an end after what the program wrote last. The
  /// process is waited for at once, whatever its test does: as long as one has ended and nobody has
  /// waited for it, the thread of Swift Testing that looks for ends of processes takes a whole
  /// core.
  private static func closing(
    _ secondary: Int32, whenEnded process: pid_t, _ settings: termios
  ) -> AsyncStream<(hadOriginalSettings: Bool, status: Int32)> {
    let (stream, continuation) = AsyncStream<(hadOriginalSettings: Bool, status: Int32)>
      .makeStream()
    DispatchQueue(label: "tests.pseudo-terminal").async {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      continuation.yield((hasSettings(settings, secondary), status))
      continuation.finish()
      close(secondary)
    }
    return stream
  }

  private nonisolated static func hasSettings(_ settings: termios, _ terminal: Int32) -> Bool {
    var now = termios()
    tcgetattr(terminal, &now)
    return now.c_lflag == settings.c_lflag && now.c_iflag == settings.c_iflag
      && now.c_oflag == settings.c_oflag && now.c_cflag == settings.c_cflag
  }

  /// The terminal's settings are what they were before the program ran.
  var hasOriginalSettings: Bool { Self.hasSettings(settingsBefore, secondary) }

  /// Cursor seen, lines wrapping, and nothing left of what a host switches on.
  var isRestored: Bool {
    emulator.modes == [7, 25] && emulator.keyboards == 0 && hasOriginalSettings
  }

  /// Takes output until the screen is as wanted; fails when the program ends before.
  func expect(
    _ what: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ condition: (TerminalEmulator) -> Bool
  ) async throws {
    if condition(emulator) { return }
    for await chunk in chunks {
      take(chunk)
      if condition(emulator) { return }
    }
    Issue.record(
      "The program has ended, and this was never seen: \(what)\n\(emulator.text)",
      sourceLocation: sourceLocation)
    throw Failure(description: what)
  }

  func expect(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await expect(text, sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { try? StandardStream.send(bytes, to: primary) }

  func resize(columns: Int, rows: Int) {
    emulator.resize(columns: columns, rows: rows)
    Self.setSize(of: primary, columns, rows)
  }

  func signal(_ signal: Int32) { kill(process, signal) }

  /// Waits for the program's end and takes what it wrote till then.
  func end() async -> End {
    for await chunk in chunks { take(chunk) }
    var status: Int32 = 0
    for await end in ending { (hadOriginalSettings, status) = end }
    close(primary)
    let code = status & 0x7F
    return code == 0 ? .exited((status >> 8) & 0xFF) : .signalled(code)
  }

  /// What `hasOriginalSettings` was when the program had ended.
  private(set) var hadOriginalSettings = false

  private func take(_ chunk: [UInt8]) {
    raw += chunk
    emulator.feed(chunk)
    for question in emulator.questions.dropFirst(questionsTaken) {
      questionsTaken += 1
      if let answer = answers[question] { send(answer) }
    }
  }

  /// A new pseudo-terminal and the path of its other side.
  private static func openPrimary() throws -> (Int32, path: String) {
    #if canImport(Darwin)
      let primary = posix_openpt(O_RDWR | O_NOCTTY)
      if primary >= 0, grantpt(primary) == 0, unlockpt(primary) == 0, let name = ptsname(primary) {
        return (primary, String(cString: name))
      }
    #else
      // Glibc's functions for this are hidden from Swift; these are the calls they make.
      let (setLock, getNumber) = (0x4004_5431 as UInt, 0x8004_5430 as UInt)
      let primary = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: Int32 = 0
      if primary >= 0, ioctl(primary, setLock, &lock) == 0,
        ioctl(primary, getNumber, &number) == 0
      {
        return (primary, "/dev/pts/\(number)")
      }
    #endif
    throw Failure(description: "There is no pseudo-terminal to be had.")
  }

  private static func setSize(of terminal: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}
