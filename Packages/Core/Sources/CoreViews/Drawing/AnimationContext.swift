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
