/// A value that is reached at one speed.
public struct LinearKeyframe<Value>: Keyframes {
  /// How long it takes, in seconds.
  public let duration: Double

  /// Makes a value; the duration is in seconds.
  public init(_ value: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    self.duration = duration
  }
}
