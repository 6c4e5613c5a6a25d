import Foundation
import Testing

@testable import CoreViews

private struct Ebb: CustomAnimation {
  var seconds = 2.0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Calls.self] += 1
    return time < seconds ? value.scaled(by: time / seconds) : nil
  }
}

private enum Calls: AnimationStateKey { static let defaultValue = 0 }

@MainActor @Suite struct CustomAnimationTests {
  @Test func aProgramWorksOutTheCourse() {
    let animation = Animation(Ebb())
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 8, time: 0.5, context: &context) == 2)
    #expect(animation.animate(value: 8, time: 2, context: &context) == nil)
    #expect(context.state[Calls.self] == 2)
    #expect(animation.velocity(value: 8, time: 1, context: context) == nil)
    #expect(animation == Animation(Ebb()))
    #expect(animation != Animation(Ebb(seconds: 3)))
  }

  @Test func hostsTakeHowLongItLasts() {
    let view = Text("Tide").animation(Animation(Ebb()), value: 1)
    let appearances = ViewGraph(view).root.flattened.flatMap(\.style.appearances)
    #expect(appearances.contains(.amount(.duration, 2_000)))
  }

  @Test func knownCoursesAreWorkedOutToo() {
    var context = AnimationContext<Double>()
    let linear = Animation.linear(duration: 2)
    #expect(linear.animate(value: 8, time: 0.5, context: &context) == 2)
    #expect(linear.animate(value: 8, time: 2, context: &context) == nil)
    let slow = Animation.easeIn(duration: 2).animate(value: 8, time: 0.5, context: &context)
    #expect(slow == 0.5)
    let speed = linear.velocity(value: 8, time: 0.5, context: context)
    #expect(abs((speed ?? 0) - 4) < 1e-6)
  }

  @Test func valuesAreScaledAndInterpolated() {
    #expect(3.0.scaled(by: 2) == 6)
    #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
    let pair = AnimatablePair(1.0, Float(2)).scaled(by: 3)
    #expect(pair.first == 3 && pair.second == 6)
  }
}
