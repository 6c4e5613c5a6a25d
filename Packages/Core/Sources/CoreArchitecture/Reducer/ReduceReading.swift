/// A reducer whose effects can read what the feature's state has become while they run.
///
/// ```swift
/// ReduceReading { state, action, current in
///   .run { send in await send(.logged(try await current.watchman)) }
/// }
/// ```
///
/// ``Reduce`` costs less: it needs no such handle.
public struct ReduceReading<State, Action>: NodeReducer {
  @usableFromInline let closure: (inout State, Action, CurrentState<State>) -> Effect<Action>

  /// Makes a reducer of a closure, which is given the state, the action, and the handle.
  @inlinable
  public init(
    _ reduce:
      @escaping (
        _ state: inout State, _ action: Action, _ current: CurrentState<State>
      ) -> Effect<Action>
  ) {
    closure = reduce
  }

  /// Makes the node that the store runs.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    let current = CurrentState<State>()
    return ReducerNode(
      { [closure] state, action in closure(&state, action, current) },
      sweep: { state, sweep in sweep.offer(state, of: current.reducer) })
  }
}
