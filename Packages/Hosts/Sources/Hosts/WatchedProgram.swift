@_spi(Hosts) import CoreArchitecture
import CoreViews
import Glibc
import HostStreams

/// A program that is watched: it begins with what the one before it has left, and leaves its own to
/// the next.
///
/// That are the states of the root stores, which find them when they are made, and the values of
/// `@SceneStorage`; a host adds what it knows, such as the focus. In other programs nothing
/// happens.
@MainActor
struct WatchedProgram {
  private let line: WatcherLine
  private let states: RootStates

  /// The one of this process, begun when it is first asked for: before any store is made.
  static let current = WatcherLine.current.map { WatchedProgram($0) }

  private init(_ line: WatcherLine) {
    self.line = line
    states = RootStates(line.received?.part("states") ?? [])
    RootStates.current = states
  }

  /// Makes the session of a view, which goes on from the former one if there was one.
  static func session(isRestored: Bool, _ content: () -> some View) -> any ViewSession {
    let current = current
    let former = current?.line.received.map { $0.part("scene") ?? SceneArchive() }
    let session = ViewGraph(
      restoring: former ?? (isRestored ? SceneArchive() : nil), buildsRowsWhenShown: true,
      content())
    current?.states.endRestoring()
    if let current { current.line.note(current.states.flaws) }
    return session
  }

  /// Whether a program goes on here that was begun before.
  static var isContinued: Bool { WatcherLine.current?.received != nil }

  /// Leaves the state to the next process and ends this one, if the host was told to.
  static func endIfAsked(after session: any ViewSession) {
    guard let current, current.line.isLeaving else { return }
    current.line.leave(current.states.kept(), as: "states")
    current.line.leave(session.sceneArchive, as: "scene")
    _ = session.perform(.phase(.background))
    session.close()
    current.line.end()
  }

  /// Runs a server until a build is done, and says which errors there are meanwhile.
  static func follow(_ serve: () async throws -> Int32) async rethrows -> Int32 {
    guard let line = WatcherLine.current else { return try await serve() }
    if line.received != nil { say("rebuilt") }
    line.tellShown()
    line.listen { message in
      switch message {
      case .building, .settled: break
      case .failed(let error): say(error)
      case .leave:
        line.beginLeaving()
        kill(getpid(), SIGTERM)
      case .ended: kill(getpid(), SIGTERM)
      }
    }
    let status = try await serve()
    if line.isLeaving { line.end() }
    return status
  }

  private nonisolated static func say(_ text: String) {
    StandardStream.write("note: \(text)\n", to: StandardStream.error)
  }
}
