@_spi(Views) public import CoreArchitecture
public import CoreCasePaths
@_spi(Views) public import CoreTesting
public import CoreViews

extension TestStore where Action: BindableAction, Action.State == State {
  /// Bindings to a copy of the state, for tests of a view's state.
  ///
  /// Write `ViewState(bindingViewStore: store.bindings)`, with a test store on the main actor.
  public var bindings: BindingViewStore<State> { bindingsToCopy() }
}

extension TestStore {
  /// Returns bindings to a copy of the state, for an action with a case of bindable actions.
  public func bindings<ViewAction: BindableAction>(
    action _: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    bindingsToCopy()
  }

  /// Returns bindings to a copy of the state, for a case path of older code.
  ///
  /// Write `store.bindings(action: /Action.view)`.
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
