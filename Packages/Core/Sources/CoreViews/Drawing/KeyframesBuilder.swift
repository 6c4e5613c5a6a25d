/// Collects the values of an animation, of which hosts know how long they take, in seconds.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes values.
  public static func buildExpression<Frames: Keyframes<Value>>(_ frames: Frames) -> Double {
    frames.duration
  }
  /// Collects values that follow each other.
  public static func buildBlock(_ durations: Double...) -> Double { durations.reduce(0, +) }
}
