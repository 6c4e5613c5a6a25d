/// The reducer that a state knows.
@usableFromInline
struct ReducedStateReducer<State: _ReducedState>: NodeReducer {
  @usableFromInline typealias Action = State._ReducedAction

  @inlinable
  init() {}

  @inlinable
  func _makeNode() -> ReducerNode<State, Action> { State._reducedNode() }
}
