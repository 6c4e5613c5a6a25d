public import Foundation

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

/// A side at the start or at the end of a line.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The side at which a line begins, or at which it ends.
  case leading, trailing
}

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

/// The room on each side of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The room above, in points.
  public var top: CGFloat
  /// The room at the start of a line, in points.
  public var leading: CGFloat
  /// The room below, in points.
  public var bottom: CGFloat
  /// The room at the end of a line, in points.
  public var trailing: CGFloat

  /// Makes insets from the room on each side, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets without any room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets of one length on some of the sides.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// What keeps a part of the screen free; no host has any.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each region.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The device, and what is around the view.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
