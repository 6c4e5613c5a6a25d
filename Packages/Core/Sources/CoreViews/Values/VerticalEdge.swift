/// A side above or below.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The side above, or the side below.
  case top, bottom

  /// Some of the two.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper one.
    public static let top = Set(rawValue: 1)
    /// The lower one.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all = Set(rawValue: 3)
  }
}
