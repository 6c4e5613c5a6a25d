/// The values of a part, one after the other.
public struct KeyframeTrack<Value, Part>: Keyframes {
  /// How long they take, in seconds.
  public let duration: Double

  /// Makes values of the part at a key path.
  public init(
    _ part: WritableKeyPath<Value, Part>, @KeyframesBuilder<Part> content: () -> Double
  ) {
    duration = content()
  }

  /// Makes values of the whole.
  public init(@KeyframesBuilder<Part> content: () -> Double) where Part == Value {
    duration = content()
  }
}
