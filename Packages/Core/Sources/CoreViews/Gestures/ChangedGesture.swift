/// A gesture with a closure for its end.
public struct ChangedGesture<Base: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// What the gesture tells.
  public typealias Value = Base.Value

  let base: Base
  let ended: ((Base.Value) -> Void)?

  /// What a press does: it ends those within the gesture, and the gesture.
  public var _press: (() -> Void)? {
    let own = ended.flatMap { ended in base.pressedValue.map { value in { ended(value) } } }
    let all = [base._press, own].compactMap { $0 }
    return all.isEmpty ? nil : { for action in all { action() } }
  }
}

extension ChangedGesture: PressableGesture {
  var pressed: Any { (base as? any PressableGesture)?.pressed ?? self }
}
