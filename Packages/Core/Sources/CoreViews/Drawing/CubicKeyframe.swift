/// A value that is reached along a curve.
public struct CubicKeyframe<Value>: Keyframes {
  /// How long it takes, in seconds.
  public let duration: Double

  /// Makes a value; the duration is in seconds.
  public init(_ value: Value, duration: Double) {
    self.duration = duration
  }
}
