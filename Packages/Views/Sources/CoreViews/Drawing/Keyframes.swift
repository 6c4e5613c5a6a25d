/// A view at the first of several values; hosts do not go on to the others.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Makes a view of values that would follow each other.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Double
  ) {
    value = initialValue
    self.content = content
  }

  /// Makes a view of values that would follow each other when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Double
  ) {
    value = initialValue
    self.content = content
  }

  /// The content at the first value.
  public var body: some View { content(value) }
}

extension View {
  /// Shows the view at the first of several values; hosts do not go on to the others.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> Double
  ) -> some View {
    content(AnyView(self), initialValue)
  }

  /// Shows the view at the first of the values that would follow each other when another changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> Double
  ) -> some View {
    content(AnyView(self), initialValue)
  }
}

/// Values that follow each other, which hosts do not show.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// How long they take, in seconds.
  var duration: Double { get }
}

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

/// A value that is reached at one speed.
public struct LinearKeyframe<Value>: Keyframes {
  /// How long it takes, in seconds.
  public let duration: Double

  /// Makes a value; the duration is in seconds.
  public init(_ value: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    self.duration = duration
  }
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value>: Keyframes {
  /// How long it takes, in seconds.
  public let duration: Double

  /// Makes a value; the duration is in seconds.
  public init(_ value: Value, duration: Double) {
    self.duration = duration
  }
}

/// A value that is reached by a spring.
public struct SpringKeyframe<Value>: Keyframes {
  /// How long it takes, in seconds.
  public let duration: Double

  /// Makes a value; the duration is in seconds.
  public init(_ value: Value, duration: Double = 0, spring: Spring = .smooth) {
    self.duration = duration
  }
}

/// A value that is there at once.
public struct MoveKeyframe<Value>: Keyframes {
  /// How long it takes, in seconds.
  public let duration: Double

  /// Makes a value.
  public init(_ value: Value) {
    duration = 0
  }
}
