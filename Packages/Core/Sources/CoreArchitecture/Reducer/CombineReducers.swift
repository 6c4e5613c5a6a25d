/// Runs several reducers in turn as one, so that an operator applies to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: NodeReducer
where Reducers.State == State, Reducers.Action == Action {
  @usableFromInline let reducers: Reducers

  /// Combines the reducers that the closure lists.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Whether a feature within it may begin.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Reducers.self)
  }

  /// Makes the node of the combined reducers.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    reducers._makeNode()
  }
}
