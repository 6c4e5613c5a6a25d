/// A side of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The side above, at the start of a line, below, or at the end of a line.
  case top, leading, bottom, trailing

  /// Any number of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .leading: self = .leading
      case .bottom: self = .bottom
      case .trailing: self = .trailing
      }
    }

    /// The side above.
    public static let top = Set(rawValue: 1)
    /// The side at the start of a line.
    public static let leading = Set(rawValue: 2)
    /// The side below.
    public static let bottom = Set(rawValue: 4)
    /// The side at the end of a line.
    public static let trailing = Set(rawValue: 8)
    /// The sides at the start and the end of a line.
    public static let horizontal: Set = [.leading, .trailing]
    /// The sides above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
