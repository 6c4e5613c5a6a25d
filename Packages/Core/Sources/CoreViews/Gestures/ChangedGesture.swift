/// A gesture with a closure for its end, or with another gesture.
public struct ChangedGesture<Base: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// What the gesture tells.
  public typealias Value = Base.Value

  let base: Base
  let ended: ((Base.Value) -> Void)?
  var other: (() -> Void)?

  /// What a press does: it ends this gesture, those within it, and the other one.
  public var _press: (() -> Void)? {
    let own = ended.flatMap { ended in
      (base as? any PressableGesture)?.pressed as? Base.Value
    }.flatMap { value in ended.map { ended in { ended(value) } } }
    let all = [base._press, own, other].compactMap { $0 }
    return all.isEmpty ? nil : { for action in all { action() } }
  }
}

extension ChangedGesture: PressableGesture {
  var pressed: Any { (base as? any PressableGesture)?.pressed ?? self }
}
