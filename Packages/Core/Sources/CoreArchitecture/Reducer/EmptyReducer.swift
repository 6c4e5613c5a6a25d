/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer, Sendable {
  /// Creates a reducer that ignores every action.
  @inlinable
  public init() {}

  /// Leaves the state as it is and returns no effect.
  @inlinable
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> {
    .none
  }

  /// Makes a node that ignores every action.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    .inert
  }
}
