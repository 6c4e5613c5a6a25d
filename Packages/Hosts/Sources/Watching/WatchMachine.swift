import HostStreams

/// Decides what the watcher does next: a pure machine, which is told what has happened and returns
/// what is to be done.
///
/// A save starts a build once nothing more is saved. A build that fails is told to the program,
/// which runs on; one that passes ends the program, and the next one begins with what it has left.
struct WatchMachine {
  enum Event: Hashable {
    /// A source was saved.
    case saved
    /// Nothing was saved for a moment.
    case quiet
    case built(Build)
    /// The program has ended.
    case ended(End)
    /// The watcher was sent a signal that ends it.
    case interrupted(Int32)
    /// A person wants to leave while no program runs.
    case quit
  }

  enum Build: Hashable {
    case passed
    /// It has passed, and the program and its resources are what they were.
    case unchanged
    /// It has failed; the text is its first error.
    case failed(String)
  }

  enum End: Hashable {
    /// It has left its state for the next one.
    case handedOn
    case exited(Int32)
    case signalled(Int32)
  }

  enum Step: Hashable {
    case waitForQuiet, build, stopBuild
    case start
    case tell(WatcherMessage)
    /// Closes the line to the program, which ends then.
    case hangUp
    /// Prints a line for the person, as no program shows anything.
    case say(String)
    case finish(Int32)
  }

  private enum Program { case running, leaving, gone }

  private var program: Program
  private var isBuilding = false
  /// Whether something was saved during the build, which is then outdated.
  private var isStale = false
  /// What the program is to show of builds.
  private var notice = WatcherMessage.settled
  /// The status to end with, once the program has ended.
  private var status: Int32?

  /// `isRunning` is whether there is a program that can be started, as the first build has passed.
  init(isRunning: Bool) { program = isRunning ? .running : .gone }

  mutating func handle(_ event: Event) -> [Step] {
    switch event {
    case .saved:
      isStale = isBuilding
      return isBuilding ? [] : [.waitForQuiet]
    case .quiet:
      isBuilding = true
      return [.build] + tell(.building)
    case .built(let build): return built(build)
    case .ended(let end): return ended(end)
    case .interrupted(let signal):
      status = 128 + signal
      return program == .gone ? [.stopBuild, .finish(128 + signal)] : [.stopBuild, .hangUp]
    case .quit: return program == .gone ? [.stopBuild, .finish(0)] : []
    }
  }

  private mutating func built(_ build: Build) -> [Step] {
    isBuilding = false
    if isStale {
      isStale = false
      return [.waitForQuiet]
    }
    switch build {
    case .failed(let error): return program == .gone ? [.say(error)] : tell(.failed(error))
    case .unchanged where program == .running: return tell(.settled)
    case .passed, .unchanged:
      notice = .settled
      if program == .gone { return start() }
      guard program == .running else { return [] }
      program = .leaving
      return [.tell(.leave)]
    }
  }

  private mutating func ended(_ end: End) -> [Step] {
    if let status { return [.finish(status)] }
    switch end {
    case .handedOn: return start()
    case .exited(let code): return [.stopBuild, .finish(code)]
    case .signalled(let signal) where Self.ends.contains(signal):
      return [.stopBuild, .finish(128 + signal)]
    case .signalled(let signal):
      program = .gone
      return [
        .say(
          "The program crashed (signal \(signal)). It starts anew after the next save; q quits.")
      ]
    }
  }

  private mutating func start() -> [Step] {
    program = .running
    return [.start] + (notice == .settled ? [] : [.tell(notice)])
  }

  private mutating func tell(_ message: WatcherMessage) -> [Step] {
    notice = message
    return program == .running ? [.tell(message)] : []
  }

  /// SIGHUP, SIGINT, SIGQUIT and SIGTERM, by which a person ends a program.
  private static let ends: Set<Int32> = [1, 2, 3, 15]
}

/// The times of one round, from a save to the first frame of the program that was built.
struct WatchRound {
  private typealias Instant = ContinuousClock.Instant

  private var savedAt: Instant?
  private var buildingSince: Instant?
  private var buildTime = Duration.zero

  mutating func saved() {
    if savedAt == nil { savedAt = .now }
  }

  mutating func beginBuild() { buildingSince = .now }

  mutating func endBuild() {
    if let buildingSince { buildTime += .now - buildingSince }
    buildingSince = nil
  }

  /// Ends the round; returns what it took, or nil if nothing was built.
  mutating func shown() -> String? {
    defer { self = WatchRound() }
    guard let savedAt, buildTime > .zero else { return nil }
    let rest = (ContinuousClock.now - savedAt) - buildTime
    return "build \(Self.text(buildTime)), rest \(Self.text(rest))"
  }

  private static func text(_ time: Duration) -> String {
    "\(Int((time / .milliseconds(1)).rounded())) ms"
  }
}
