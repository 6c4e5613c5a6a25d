/// A value that is there at once.
public struct MoveKeyframe<Value>: Keyframes {
  /// How long it takes, in seconds.
  public let duration: Double

  /// Makes a value.
  public init(_ value: Value) {
    duration = 0
  }
}
