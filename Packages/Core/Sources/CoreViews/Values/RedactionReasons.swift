/// Why content is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Makes reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet; texts are drawn as bars of their length.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private; texts that are marked as private are drawn as bars.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date, and drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
