/// State that knows its reducer: that of a `@Reducer` enum, or an alert, which has no logic.
public protocol _ReducedState<_ReducedAction> {
  associatedtype _ReducedAction

  static func _reducedNode() -> ReducerNode<Self, _ReducedAction>
}
