/// State that knows its reducer, so that `ifLet` and `forEach` need no closure.
///
/// Conforming are the states of `@Reducer` enums, and alerts and dialogs, which have no logic.
public protocol _ReducedState<_ReducedAction> {
  /// The action of the reducer.
  associatedtype _ReducedAction

  /// Returns the node of the reducer.
  static func _reducedNode() -> ReducerNode<Self, _ReducedAction>
}
