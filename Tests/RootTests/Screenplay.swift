import Effects
import PlainHost
import Root
import Views

/// The whole app on the plain host, driven by a script and read back as text.
@MainActor
struct Screenplay {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the app from its first screen to the end of the script.
  static func run(
    _ script: String, from state: RootCoordinator.State = RootCoordinator.State(),
    with prepareDependencies: @escaping (inout DependencyValues) -> Void
  ) async -> Screenplay {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    script.split(separator: "\n").forEach { continuation.yield(String($0)) }
    continuation.finish()
    return await run(lines, from: state, with: prepareDependencies)
  }

  /// The same, with commands that come one by one.
  static func run(
    _ lines: AsyncStream<String>, from state: RootCoordinator.State = RootCoordinator.State(),
    with prepareDependencies: @escaping (inout DependencyValues) -> Void
  ) async -> Screenplay {
    let output = LockIsolated("")
    let errors = LockIsolated("")
    let store = Store(initialState: state) {
      RootCoordinator()
    } withDependencies: {
      $0.auth = .liveValue
      $0.uuid = .incrementing
      prepareDependencies(&$0)
    }
    let session = ViewGraph(RootView(store: store))
    let console = PlainConsole(
      lines: lines,
      isInteractive: false,
      write: { text in output.withValue { $0 += text } },
      writeError: { text in errors.withValue { $0 += text } }
    )
    let status = await PlainHost(console: console, clock: PatientClock()).run(session)
    session.close()
    return Screenplay(status: status, output: output.value, errors: errors.value)
  }

  /// The screen that a command ended with.
  func screen(after command: String) -> String? {
    output.split(separator: "> \(command)\n", maxSplits: 1, omittingEmptySubsequences: false)
      .dropFirst().first
      .flatMap { $0.split(separator: "\n\n").first }
      .map(String.init)
  }
}

/// Lets `wait` go on for ten minutes more: on a busy machine all that a test waits for comes late.
private struct PatientClock: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await ContinuousClock().sleep(until: deadline + .seconds(600), tolerance: tolerance)
  }
}
