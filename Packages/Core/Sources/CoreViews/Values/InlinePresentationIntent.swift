/// How a part of a text was marked in Markdown.
///
/// Foundation has it on Apple's systems alone.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set, as Foundation counts them.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Slanted.
  public static let emphasized = Self(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Of one width.
  public static let code = Self(rawValue: 4)
  /// With a line through it.
  public static let strikethrough = Self(rawValue: 32)
}
