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
