/// An angle, kept in radians.
public struct Angle: Hashable, Sendable, Comparable, AdditiveArithmetic {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle of zero.
  public init() { radians = 0 }
  /// Makes an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle()
  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Orders angles by their size.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.radians < rhs.radians }
  /// Adds two angles.
  public static func + (lhs: Self, rhs: Self) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  /// Subtracts an angle from another.
  public static func - (lhs: Self, rhs: Self) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  /// Multiplies an angle by a number.
  public static func * (lhs: Self, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Divides an angle by a number.
  public static func / (lhs: Self, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Turns an angle round.
  public static prefix func - (angle: Self) -> Angle { Angle(radians: -angle.radians) }
}
