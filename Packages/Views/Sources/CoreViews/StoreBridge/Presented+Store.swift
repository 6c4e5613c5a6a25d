@_spi(Views) public import CoreArchitecture

// What presents features whose state has no `@ObservableState`; today `sheet(item:)` and its like.

extension View {
  /// Shows a sheet while a feature is presented; closing it sends `.dismiss`.
  public func sheet<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    sheet(item: store.presented { _ in true }, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while a case of an enum is presented; closing it sends `.dismiss`.
  public func sheet<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: @escaping (_ state: State) -> CaseState?,
    action fromCaseAction: @escaping (_ action: CaseAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    sheet(item: store.presented { toCaseState($0) != nil }, onDismiss: onDismiss) {
      CaseView(store: $0, state: toCaseState, action: fromCaseAction, content: content)
    }
  }

  /// Shows a cover while a feature is presented; closing it sends `.dismiss`.
  public func fullScreenCover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    fullScreenCover(item: store.presented { _ in true }, onDismiss: onDismiss, content: content)
  }

  /// Shows a cover while a case of an enum is presented; closing it sends `.dismiss`.
  public func fullScreenCover<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: @escaping (_ state: State) -> CaseState?,
    action fromCaseAction: @escaping (_ action: CaseAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    fullScreenCover(item: store.presented { toCaseState($0) != nil }, onDismiss: onDismiss) {
      CaseView(store: $0, state: toCaseState, action: fromCaseAction, content: content)
    }
  }

  /// Shows a sheet, as every popover is, while a feature is presented.
  public func popover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    popover(item: store.presented { _ in true }, content: content)
  }

  /// Shows a sheet, as every popover is, while a case of an enum is presented.
  public func popover<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: @escaping (_ state: State) -> CaseState?,
    action fromCaseAction: @escaping (_ action: CaseAction) -> Action,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    popover(item: store.presented { toCaseState($0) != nil }) {
      CaseView(store: $0, state: toCaseState, action: fromCaseAction, content: content)
    }
  }

  /// Pushes a screen while a feature is presented; leaving it sends `.dismiss`.
  public func navigationDestination<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    navigationDestination(item: store.presented { _ in true }, destination: destination)
  }

  /// Pushes a screen while a case of an enum is presented; leaving it sends `.dismiss`.
  public func navigationDestination<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: @escaping (_ state: State) -> CaseState?,
    action fromCaseAction: @escaping (_ action: CaseAction) -> Action,
    @ViewBuilder destination: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    navigationDestination(item: store.presented { toCaseState($0) != nil }) {
      CaseView(store: $0, state: toCaseState, action: fromCaseAction, content: destination)
    }
  }

  /// Shows an alert while an enum is in its case; a button sends its action and ends it.
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    alert(store.presentedValue(in: toState)) {
      if let action = $0 { store.send(.presented(fromAction(action))) }
    }
  }

  /// Shows a dialog while an enum is in its case; a button sends its action and ends it.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    confirmationDialog(store.presentedValue(in: toState)) {
      if let action = $0 { store.send(.presented(fromAction(action))) }
    }
  }
}

extension Store {
  /// The store of a presented feature; writing nil sends `.dismiss`.
  package func presented<Child, ChildAction>(
    where isShown: @escaping (Child) -> Bool
  ) -> Binding<Store<Child, ChildAction>?>
  where State == PresentationState<Child>, Action == PresentationAction<ChildAction> {
    Binding(
      get: {
        self.reading { $0.wrappedValue.map(isShown) ?? false }
          ? self.part(\.wrappedValue) { .presented($0) } : nil
      },
      set: { if $0 == nil { self.dismiss(where: isShown) } })
  }

  /// Ends the presentation, unless it is another one by now.
  private func dismiss<Child, ChildAction>(where isShown: (Child) -> Bool)
  where State == PresentationState<Child>, Action == PresentationAction<ChildAction> {
    if withState({ $0.wrappedValue.map(isShown) ?? false }) { send(.dismiss) }
  }

  /// The value of a case of what is presented; writing nil sends `.dismiss`.
  fileprivate func presentedValue<Child, ChildAction, Value>(
    in toValue: @escaping (Child) -> Value?
  ) -> Binding<Value?>
  where State == PresentationState<Child>, Action == PresentationAction<ChildAction> {
    Binding(
      get: { self.reading { $0.wrappedValue.flatMap(toValue) } },
      set: { if $0 == nil { self.dismiss { toValue($0) != nil } } })
  }
}
