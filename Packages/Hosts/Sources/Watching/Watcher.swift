import Foundation
import Glibc
import HostStreams

/// Runs a program, builds it anew after each save, and starts it again with its state.
///
/// It is a program of its own that outlives those it runs, and keeps their terminal. It shares the
/// terminal with the running one, to which a socket leads: over it the program is told what a build
/// says, and to leave. A program that leaves writes its state into a file, leaves the terminal
/// as it is, and ends; the next one begins with that file and draws over the last frame. The
/// build runs in a process group of its own, away from the terminal. All of it happens in one
/// thread, which waits for whatever comes first; `WatchMachine` decides.
public final class Watcher {
  private let options: WatchOptions
  private let terminal = WatcherTerminal()
  private let events: FolderEvents
  private let signals: Int32
  /// Where a program leaves its state, in a folder for its owner alone.
  private let file: String
  private var machine: WatchMachine
  private var program: SpawnedProcess?
  /// This end of the line to the program; -1 if there is none.
  private var line: Int32 = -1
  private var build: RunningBuild?
  private var built: BuiltFiles
  private var round = WatchRound()
  private var quietAt: ContinuousClock.Instant?
  private var status: Int32?

  /// Watches as the arguments say, until the person leaves; returns the status for the process.
  public static func main(_ arguments: [String]) -> Int32 {
    guard let options = WatchOptions(arguments) else {
      StandardStream.write("Usage: \(WatchOptions.usage)\n", to: StandardStream.error)
      return 64
    }
    return Watcher(options).run()
  }

  init(_ options: WatchOptions) {
    self.options = options
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "watch-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    file = folder.appending(path: "state.json").path
    events = FolderEvents(options.folders)
    signals = SignalPipe.open([SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    signal(SIGPIPE, SIG_IGN)
    machine = WatchMachine(isRunning: !options.isWaiting)
    built = BuiltFiles(of: options.program[0])
  }

  func run() -> Int32 {
    if events.interval != nil {
      say("No folder watch is left (fs.inotify); saves are looked for twice a second.")
    }
    if options.isWaiting {
      say("There is nothing to run yet. It starts after the next save; q quits.")
      terminal.readKeys()
    } else {
      start()
    }
    while status == nil { waitForSomething() }
    terminal.restore()
    try? FileManager.default.removeItem(at: URL(filePath: file).deletingLastPathComponent())
    return status ?? 0
  }

  // MARK: What happens

  private func waitForSomething() {
    let isReadingKeys = program == nil && terminal.exists
    let descriptors = [
      events.descriptor, signals, line, build?.output ?? -1,
      isReadingKeys ? StandardStream.input : -1,
    ]
    var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = quietAt.map { Int32(max(0, ($0 - .now) / .milliseconds(1)).rounded(.up)) }
    poll(&watched, nfds_t(watched.count), timeout ?? events.interval ?? -1)
    let isReady = watched.map { $0.revents != 0 }
    if isReady[0] || events.interval != nil, events.take() { saved() }
    if isReady[3] { build?.takeOutput() }
    if isReady[2] { takeFromProgram() }
    if isReady[1] { takeSignals() }
    if isReady[4] { takeKeys() }
    if let at = quietAt, at <= .now {
      quietAt = nil
      handle(.quiet)
    }
  }

  private func saved() {
    round.saved()
    handle(.saved)
  }

  private func takeSignals() {
    for signal in Self.bytes(of: signals) where signal != UInt8(SIGCHLD) {
      handle(.interrupted(Int32(signal)))
    }
    if let end = build?.process.end() { buildEnded(end) }
    if let end = program?.end() { programEnded(end) }
  }

  private func takeFromProgram() {
    let bytes = Self.bytes(of: line)
    if bytes.isEmpty {
      hangUp()
    } else if let path = options.times {
      let time = round.shown() ?? "begun"
      let all = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      try? "\(all)\(time)\n".write(toFile: path, atomically: false, encoding: .utf8)
    }
  }

  private func takeKeys() {
    let keys = Self.bytes(of: StandardStream.input)
    if keys.contains(UInt8(ascii: "q")) || keys.isEmpty { handle(.quit) }
  }

  private func buildEnded(_ end: WatchMachine.End) {
    guard let log = build?.finish() else { return }
    build = nil
    round.endBuild()
    guard end == .exited(0) else {
      round = WatchRound()
      let folder = FileManager.default.currentDirectoryPath
      return handle(.built(.failed(log.firstError(in: folder))))
    }
    let new = BuiltFiles(of: options.program[0])
    if new == built { round = WatchRound() }
    defer { built = new }
    handle(.built(new == built ? .unchanged : .passed))
  }

  private func programEnded(_ end: WatchMachine.End) {
    program = nil
    hangUp()
    let isHandedOn = end == .exited(0) && access(file, R_OK) == 0
    if !isHandedOn { terminal.restore() }
    handle(.ended(isHandedOn ? .handedOn : end))
    if program == nil, status == nil { terminal.readKeys() }
  }

  /// What can be read at once; nothing at the end of the file.
  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    bytes.removeLast(bytes.count - max(0, read(descriptor, &bytes, bytes.count)))
    return bytes
  }

  // MARK: What is done

  private func handle(_ event: WatchMachine.Event) {
    for step in machine.handle(event) { carryOut(step) }
  }

  private func carryOut(_ step: WatchMachine.Step) {
    switch step {
    case .waitForQuiet: quietAt = .now + .milliseconds(30)
    case .build: startBuild()
    case .stopBuild: build?.stop()
    case .start: start()
    case .tell(let message): _ = StandardStream.write("\(message.line)\n", to: line)
    case .hangUp: hangUp()
    case .say(let text): say(text)
    case .finish(let status): self.status = status
    }
  }

  private func startBuild() {
    round.beginBuild()
    do {
      build = try RunningBuild(options.build)
    } catch {
      handle(.built(.failed(error.text)))
    }
  }

  private func start() {
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    line = ends[0]
    // The terminal has its own settings here, or those that the last program has left to this one.
    if access(file, R_OK) != 0 { terminal.restore() }
    do {
      program = try SpawnedProcess(
        options.program, descriptors: [9: ends[1]],
        variable: (WatcherLine.variable, "9 \(file)"))
    } catch {
      say(error.text)
      status = 127
    }
    close(ends[1])
  }

  private func hangUp() {
    if line >= 0 { close(line) }
    line = -1
  }

  private func say(_ text: String) {
    StandardStream.write("watch: \(text)\n", to: StandardStream.error)
  }
}
