public import CoreArchitecture
import Synchronization

/// Writes to the log when stretches of work begin and end, and how long they took.
///
/// No tool of Linux draws them; so each is a message of the level `debug`.
public struct OSSignposter: Sendable {
  private let logger: Logger
  /// Whether anything is written.
  public let isEnabled: Bool

  /// One that writes nothing.
  public static let disabled = OSSignposter(Logger(), isEnabled: false)

  /// Makes one for a part of a program.
  public init(subsystem: String, category: String) {
    self.init(Logger(subsystem: subsystem, category: category), isEnabled: true)
  }

  /// Makes one for a program without parts.
  public init() { self.init(Logger(), isEnabled: true) }

  /// Makes one for the part of a program that a logger writes for.
  public init(logger: Logger) { self.init(logger, isEnabled: true) }

  /// Makes one for the part of a program that a log names.
  public init(logHandle log: OSLog) { self.init(Logger(log), isEnabled: true) }

  private init(_ logger: Logger, isEnabled: Bool) {
    self.logger = logger
    self.isEnabled = isEnabled
  }

  /// Makes an id that no other stretch has.
  public func makeSignpostID() -> OSSignpostID { .unique() }

  /// Begins a stretch; its end takes what is returned.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    write(name, "begins", id)
    return OSSignpostIntervalState(id: id)
  }

  /// Begins a stretch, with a message; its end takes what is returned.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    write(name, "begins", id, message)
    return OSSignpostIntervalState(id: id)
  }

  /// Ends a stretch.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    write(name, "ends after \(state.duration)", state.id)
  }

  /// Ends a stretch, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    write(name, "ends after \(state.duration)", state.id, message)
  }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    write(name, "happens", id)
  }

  /// Marks a moment, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    write(name, "happens", id, message)
  }

  /// Runs a closure as a stretch of work.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around work: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try work()
  }

  private func write(
    _ name: StaticString, _ what: String, _ id: OSSignpostID, _ message: OSLogMessage = ""
  ) {
    guard isEnabled else { return }
    logger.debug("\(Self.line(name, what, id, message), privacy: .public)")
  }

  static func line(
    _ name: StaticString, _ what: String, _ id: OSSignpostID, _ message: OSLogMessage
  ) -> String {
    let number = id == .exclusive ? "" : " #\(id.rawValue)"
    return "\(name)\(number) \(what)" + (message.text.isEmpty ? "" : ": \(message.text)")
  }
}

/// A stretch of work that has begun.
public struct OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  private let start = ContinuousClock.now

  init(id: OSSignpostID) { self.id = id }

  var duration: Duration { start.duration(to: .now) }
}

/// Tells stretches of one name from each other that overlap.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number in messages.
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(1)

  /// That of a stretch which no other of its name overlaps.
  public static let exclusive = OSSignpostID(1)

  /// Makes one of a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes one that no other stretch has.
  public init(log: OSLog) { self = .unique() }

  /// Compares the numbers.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }

  static func unique() -> OSSignpostID {
    OSSignpostID(last.add(1, ordering: .relaxed).newValue)
  }
}

extension Reducer {
  /// Returns the reducer itself: signposts are read by Apple's Instruments alone.
  public func signpost(_ prefix: String = "", log: OSLog) -> Self { self }
}
