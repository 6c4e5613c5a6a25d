public import Foundation

/// A value that can change step by step; hosts show its end at once.
public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Nothing that changes step by step.
public struct EmptyAnimatableData: VectorArithmetic {
  /// Makes nothing.
  public init() {}
  /// Nothing.
  public static var zero: Self { Self() }
  /// Adds nothing to nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Subtracts nothing from nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Leaves nothing as it is.
  public mutating func scale(by factor: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two times nothing.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds two pairs.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Subtracts a pair from another.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both values by a number.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The square of the pair's length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// A value that can be added and scaled, as what changes step by step has to be.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by factor: Double)
  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value multiplied by a number.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// Moves the value to a part of the way to another: not at all at 0, there at 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the value at a part of the way to another: this one at 0, the other at 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
