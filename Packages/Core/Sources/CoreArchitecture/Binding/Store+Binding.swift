extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A value of the state, observed when it is read.
  ///
  /// Setting it sends a binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { core.read { $0[keyPath: keyPath] } }
    set { write(.set(keyPath, newValue)) { .binding($0) } }
  }
}

extension Store
where State: ObservableState & Equatable & Sendable, Action: BindableAction, Action.State == State {
  /// The whole state; the properties that are read of it are observed.
  ///
  /// Setting it sends a binding action.
  public var state: State {
    get { core.read { $0 } }
    set { write(.set(\.self, newValue)) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A value of the state, observed when it is read.
  ///
  /// Setting it sends a binding action as one of the view actions.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { core.read { $0[keyPath: keyPath] } }
    set { write(.set(keyPath, newValue)) { .view(.binding($0)) } }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable, Action: ViewAction,
  Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// The whole state; the properties that are read of it are observed.
  ///
  /// Setting it sends a binding action as one of the view actions.
  public var state: State {
    get { core.read { $0 } }
    set { write(.set(\.self, newValue)) { .view(.binding($0)) } }
  }
}

extension Store {
  /// Sends what a view has written; a field that is still written in while its screen goes, after
  /// the feature has gone, is not heard.
  private func write(
    _ binding: BindingAction<State>, _ embed: (BindingAction<State>) -> Action
  ) {
    guard !core.isInvalid else { return }
    send(embed(binding.demandingReceipt(in: Action.self)))
  }
}
