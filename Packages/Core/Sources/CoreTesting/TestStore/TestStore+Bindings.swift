public import CoreArchitecture
public import CoreCasePaths
public import CoreViews

extension TestStore where Action: BindableAction, Action.State == State {
  /// Bindings to a copy of the state, for tests of what a view makes of it:
  /// `ViewState(bindingViewStore: store.bindings)`. For a test store on the main actor.
  public var bindings: BindingViewStore<State> { bindingsToCopy() }
}

extension TestStore {
  /// Bindings to a copy of the state, where a case of the action is what can be bound.
  public func bindings<ViewAction: BindableAction>(
    action _: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    bindingsToCopy()
  }

  /// The same with a case path of old code: `store.bindings(action: /Action.view)`.
  public func bindings<ViewAction: BindableAction>(
    action _: AnyCasePath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    bindingsToCopy()
  }

  private func bindingsToCopy() -> BindingViewStore<State> {
    BindingViewStore(
      store: Store<State, BindingAction<State>>(initialState: state) { BindingReducer() })
  }
}
