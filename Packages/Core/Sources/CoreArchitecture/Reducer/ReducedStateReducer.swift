/// The reducer that a state knows.
@usableFromInline
struct ReducedStateReducer<State: _ReducedState>: NodeReducer {
  @usableFromInline typealias Action = State._ReducedAction

  @inlinable
  init() {}

  @usableFromInline static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    State._mayBegin(&types)
  }

  @inlinable
  func _makeNode() -> ReducerNode<State, Action> { State._reducedNode() }
}
