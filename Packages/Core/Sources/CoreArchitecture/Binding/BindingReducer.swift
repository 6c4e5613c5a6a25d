public import CoreCasePaths

/// Writes what binding actions carry to the state.
///
/// Put it before the feature's own logic, so that this sees the state with the new value.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: NodeReducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Takes the binding actions of the feature's action.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Takes the binding actions of an action that the feature's action carries, such as `\.view`.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = casePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  /// Takes the binding actions that a function finds in the feature's action.
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }

  public func _makeNode() -> ReducerNode<State, Action> {
    ReducerNode { state, action in reduce(into: &state, action: action) }
  }
}
