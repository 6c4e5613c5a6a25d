public import Foundation

/// A course of a change that a program works out.
///
/// ```
/// struct Ebb: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     time < 2 ? value.scaled(by: time / 2) : nil
///   }
/// }
/// withAnimation(Animation(Ebb())) { isLow = true }
/// ```
///
/// Hosts take how long it lasts; a terminal draws the end at once.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how much of a change is done after some seconds; nil once all of it is.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns how fast the change goes after some seconds; nil where that is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether it takes over from an animation that has not ended.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Does not tell how fast the change goes.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Leaves the animation before it to end.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

extension CustomAnimation {
  /// How long a change from 0 to 1 takes, in seconds, up to a minute.
  var length: Double {
    var context = AnimationContext<Double>()
    let frames = (0...3_600).first {
      animate(value: 1.0, time: Double($0) / 60, context: &context) == nil
    }
    return Double(frames ?? 3_600) / 60
  }
}

extension Animation {
  /// Makes a course that a program works out; hosts take how long it lasts.
  public init(_ base: some CustomAnimation) {
    self = .linear(duration: base.length)
    custom = AnimationBase(value: base)
  }

  private var base: (any CustomAnimation)? { custom?.value as? any CustomAnimation }

  /// Returns how much of a change is done after some seconds; nil once all of it is.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let base { return base.animate(value: value, time: time, context: &context) }
    guard time < duration else { return nil }
    return value.scaled(by: progress(at: max(0, time) / duration))
  }

  /// Returns how fast the change goes after some seconds; nil where that is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if let base { return base.velocity(value: value, time: time, context: context) }
    guard time < duration else { return nil }
    let (place, step) = (max(0, time) / duration, 0.001)
    return value.scaled(by: (progress(at: place + step) - progress(at: place)) / step / duration)
  }

  /// Whether it takes over from an animation that has not ended.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base?.shouldMerge(previous: previous, value: value, time: time, context: &context)
      ?? false
  }
}

/// What an animation keeps while it goes on.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation has put there.
  public var state = AnimationState<Value>()
  /// Whether the change counts as done, though it may still swing.
  public var isLogicallyComplete = false
  /// The environment of the view that changes.
  public private(set) var environment = EnvironmentValues()

  init() {}

  /// Returns what it keeps for values of another type, with another state.
  public func withState<Other: VectorArithmetic>(
    _ state: AnimationState<Other>
  ) -> AnimationContext<Other> {
    var other = AnimationContext<Other>()
    other.state = state
    other.isLogicallyComplete = isLogicallyComplete
    other.environment = environment
    return other
  }
}

/// The values that an animation keeps from one moment to the next, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state without values.
  public init() {}

  /// The value of a key; its default where none is kept.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is kept.
  static var defaultValue: Value { get }
}

/// The course of a change from 0 to 1.
public enum UnitCurve: Hashable, Sendable {
  /// At one speed, slow at both ends, with a slow beginning, or with a slow end.
  case linear, easeInOut, easeIn, easeOut
}

extension Animation {
  /// Returns the course of a curve; the duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    switch curve {
    case .linear: .linear(duration: duration)
    case .easeInOut: .easeInOut(duration: duration)
    case .easeIn: .easeIn(duration: duration)
    case .easeOut: .easeOut(duration: duration)
    }
  }
}
