import Synchronization

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
