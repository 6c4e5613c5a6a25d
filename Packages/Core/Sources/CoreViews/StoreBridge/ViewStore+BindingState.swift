public import CoreArchitecture

extension ViewStore {
  /// Reads a view's state that is made with bindings to properties marked with `@BindingState`.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Reads a view's state that is made with bindings, and sends some of the store's actions.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) where Action.State == State {
    let bindings = BindingViewStore(
      store: store.scope(state: { $0 }, action: Action.binding), action: Action.self)
    self.init(
      store, observe: { _ in toViewState(bindings) }, send: fromViewAction,
      removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a property marked with `@BindingState`: `viewStore.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<ViewState, BindingState<Value>> & Sendable
  ) -> Binding<Value> {
    Binding(
      get: { self.state[keyPath: keyPath].wrappedValue },
      set: {
        let binding = BindingAction<ViewState>.set(keyPath, $0)
        self.send(.binding(binding.demandingReceipt(in: ViewAction.self)))
      })
  }
}

extension WithViewStore {
  /// Shows state that is made with bindings to properties marked with `@BindingState`.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Shows state that is made with bindings, and sends some of the store's actions.
  @_disfavoredOverload
  public init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where Action.State == State {
    self.init(
      viewStore: ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content: content)
  }
}
