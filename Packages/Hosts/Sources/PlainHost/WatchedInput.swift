import HostStreams

/// Standard input of a program that is watched: one process goes on where the one before it has
/// stopped reading.
struct WatchedInput: Sendable {
  /// How far a process has come.
  struct Place: Codable, Hashable {
    /// What was read and not performed.
    var rest = ""
    /// The number of the last line that was performed.
    var number = 0
    /// Whether any command has failed.
    var hasFailed = false
  }

  /// How far the process before this one has come.
  let place: Place
  /// Whether there was one.
  let isContinued: Bool
  private let line: WatcherLine
  private let reader: LineReader
  private static let part = "plain"

  init(_ line: WatcherLine) {
    self.line = line
    isContinued = line.received != nil
    place = line.received?.part(Self.part) ?? Place()
    reader = LineReader(descriptor: StandardStream.input, first: place.rest)
  }

  var lines: AsyncStream<String> { PlainConsole.lines(of: reader) }
  /// Whether the input has ended because another process goes on.
  var isLeaving: Bool { line.isLeaving }
  /// What a person is to be told once.
  var notes: [String] { line.notes }

  /// Hears the watcher until the process ends; `say` is called with what a person is to be told.
  func follow(_ say: @escaping @Sendable (String) -> Void) {
    line.tellShown()
    line.listen { [line, reader] message in
      switch message {
      case .building, .settled: break
      case .failed(let error): say(error)
      case .leave:
        line.beginLeaving()
        reader.stop()
      case .ended: reader.stop()
      }
    }
  }

  /// Leaves the rest of the input to the next process.
  func leave(number: Int, hasFailed: Bool) {
    line.leave(Place(rest: reader.rest, number: number, hasFailed: hasFailed), as: Self.part)
  }
}
