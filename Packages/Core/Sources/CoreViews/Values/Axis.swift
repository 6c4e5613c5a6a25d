/// A direction on the screen.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From left to right, or from top to bottom.
  case horizontal, vertical

  /// Any number of directions, such as those in which content scrolls.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The direction from left to right.
    public static let horizontal = Set(rawValue: 1)
    /// The direction from top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
