/// A value that is reached by a spring.
public struct SpringKeyframe<Value>: Keyframes {
  /// How long it takes, in seconds.
  public let duration: Double

  /// Makes a value; the duration is in seconds.
  public init(_ value: Value, duration: Double = 0, spring: Spring = .smooth) {
    self.duration = duration
  }
}
