/// The fields whose submission runs a closure.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit for each kind of field.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}
