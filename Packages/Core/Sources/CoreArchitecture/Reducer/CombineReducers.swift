/// Runs several reducers, one after the other, as one; useful to apply an operator to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where Reducers.State == State, Reducers.Action == Action {
  @usableFromInline let reducers: Reducers

  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    reducers._makeNode()
  }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer, Sendable {
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> {
    .none
  }

  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    ReducerNode { _, _ in .none }
  }
}
