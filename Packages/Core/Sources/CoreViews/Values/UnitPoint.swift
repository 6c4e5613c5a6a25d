/// A place within a rectangle, each coordinate from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the leading side.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Makes the point at the top of the leading side.
  public init() { self.init(x: 0, y: 0) }
  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at the top of the leading side.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
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
