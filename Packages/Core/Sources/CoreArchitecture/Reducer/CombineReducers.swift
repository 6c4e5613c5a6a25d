/// Runs several reducers in turn as one, so that an operator applies to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where Reducers.State == State, Reducers.Action == Action {
  @usableFromInline let reducers: Reducers

  /// Combines the reducers that the closure lists.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Runs the combined reducers from top to bottom and merges their effects.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  /// Makes the node of the combined reducers.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    reducers._makeNode()
  }
}
