public import Foundation

/// What the content of a ``TimelineView`` knows of the time.
public struct TimelineViewDefaultContext {
  /// How often the content may change.
  public enum Cadence: Hashable, Sendable, Comparable {
    /// Several times a second, each second, each minute.
    case live, seconds, minutes
  }
  /// The time that the content is for.
  public let date: Date
  /// How often the content may change.
  public var cadence: Cadence { .live }
}
