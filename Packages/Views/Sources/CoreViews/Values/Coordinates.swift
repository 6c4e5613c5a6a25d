public import Foundation

/// What coordinates count from.
public enum CoordinateSpace: Hashable {
  /// From the top leading corner of the page.
  case global
  /// From the top leading corner of the view itself.
  case local
  /// From a view with a name; hosts count from the page.
  case named(AnyHashable)

  /// From the nearest scroll view around; hosts count from the page.
  public static var scrollView: CoordinateSpace { .named("scrollView") }
  /// From the nearest scroll view around that scrolls along an axis; hosts count from the page.
  public static func scrollView(axis: Axis) -> CoordinateSpace { scrollView }
}

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

#if !canImport(CoreGraphics)
  /// A distance in a direction.
  public struct CGVector: Hashable, Sendable {
    /// How far it goes to the right.
    public var dx: CGFloat
    /// How far it goes down.
    public var dy: CGFloat

    /// Makes a vector; without arguments, one of no length.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

    /// The vector of no length.
    public static let zero = CGVector()
  }
#endif

/// A change of coordinates that keeps lines straight: moves, turns and other sizes.
///
/// A point becomes `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct CGAffineTransform: Hashable, Sendable {
  /// How much of x goes to x and to y, of y to x and to y, and what is added to both.
  public var a, b, c, d, tx, ty: CGFloat

  /// Makes a change of six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// Makes the change that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// Moves by a distance in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  /// Makes larger or smaller.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// Turns around the origin, by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// The change that changes nothing.
  public static let identity = CGAffineTransform()
  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns this change, followed by another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
  /// Returns this change after a move by a distance in points.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// Returns this change after another size.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// Returns this change after a turn by an angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// Returns the change back; one that leaves no area has none, and stays as it is.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}

extension CGPoint {
  /// Returns where the point is after a change of coordinates.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
