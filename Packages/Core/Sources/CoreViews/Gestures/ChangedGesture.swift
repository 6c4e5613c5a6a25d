/// A gesture with closures that follow it.
public struct ChangedGesture<Base: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// What the gesture tells.
  public typealias Value = Base.Value

  let base: Base
  var changed: ((Base.Value) -> Void)?
  var ended: ((Base.Value) -> Void)?
  var finished: (() -> Void)?

  /// What the gesture needs.
  public var _needs: GestureNeeds {
    var needs = base._needs
    needs.isFollowed = true
    return needs
  }

  /// Runs the closures.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    let step = base._hear(input, memory)
    switch step {
    case .waiting: break
    case .changed(let value): changed?(value)
    case .ended(let value):
      ended?(value)
      finished?()
    case .failed: finished?()
    }
    return step
  }
}
