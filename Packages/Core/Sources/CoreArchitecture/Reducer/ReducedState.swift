/// State that knows its reducer, so that `ifLet` and `forEach` need no closure.
///
/// Conforming are the states of `@Reducer` enums, and alerts and dialogs, which have no logic.
public protocol _ReducedState<_ReducedAction> {
  /// The action of the reducer.
  associatedtype _ReducedAction

  /// Returns the node of the reducer.
  static func _reducedNode() -> ReducerNode<Self, _ReducedAction>

  /// Whether a feature within the reducer may begin.
  static func _mayBegin(_ types: inout _ReducerTypes) -> Bool
}

extension _ReducedState {
  /// False: an alert or a dialog has no features.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool { false }
}

extension _EphemeralState {
  /// Returns a node that does nothing.
  @inlinable
  public static func _reducedNode() -> ReducerNode<Self, Action> {
    .inert
  }
}

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
