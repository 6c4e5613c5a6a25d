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
