public import Foundation

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
