internal import Foundation

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

extension Axis {
  /// The direction across.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis, in points.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  /// The coordinate along an axis, in points.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

/// How a view of a given shape takes the room it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits within, or as small as leaves nothing empty.
  case fit, fill
}
