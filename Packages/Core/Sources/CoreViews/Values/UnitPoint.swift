public import Foundation

/// A place in a rectangle, as parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width that lies before the place.
  public var x: CGFloat
  /// The part of the height that lies above the place.
  public var y: CGFloat

  /// Makes the place at the top of the leading side.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a place from parts of the width and height; 0.5 is the middle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top of the leading side.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top of the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top of the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom of the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom of the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
