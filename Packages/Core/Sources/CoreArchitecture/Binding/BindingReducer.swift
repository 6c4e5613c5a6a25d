public import CoreCasePaths

/// Writes the values of binding actions to the state.
///
/// ```swift
/// @Reducer
/// struct Settings {
///   @ObservableState struct State { var isMuted = false }
///   enum Action: BindableAction { case binding(BindingAction<State>) }
///   var body: some ReducerOf<Self> { BindingReducer() }
/// }
/// ```
///
/// List it before the feature's own logic, which then finds the new value in the state.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: NodeReducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Handles the binding actions of the feature's own action.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Handles the binding actions in a case of the feature's action, such as `\.view`.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = casePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  /// Handles the binding actions that a closure finds in the feature's action.
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Writes the value of a binding action to the state; other actions change nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }

  /// Makes the node that the store runs.
  public func _makeNode() -> ReducerNode<State, Action> {
    ReducerNode { state, action in reduce(into: &state, action: action) }
  }
}
