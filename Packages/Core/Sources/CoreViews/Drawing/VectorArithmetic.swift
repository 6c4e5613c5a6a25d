public import Foundation

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
