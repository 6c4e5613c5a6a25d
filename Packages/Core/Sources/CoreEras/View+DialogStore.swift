public import CoreArchitecture
public import CoreViews

// Apart from the modifiers with an `@ObservableState`: the compiler also tries a single argument with a
// label where one without is written, so each would double what a wrong line costs.

extension View {
  /// Shows an alert while its state is there; a button sends its action and ends it.
  ///
  /// Today `alert($store.scope(state: \.alert, action: \.alert))`.
  public func alert<Action>(
    store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
  ) -> some View {
    alert(store.presented { _ in true })
  }

  /// Shows a dialog while its state is there; a button sends its action and ends it.
  ///
  /// Today `confirmationDialog($store.scope(state: \.dialog, action: \.dialog))`.
  public func confirmationDialog<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
  ) -> some View {
    confirmationDialog(store.presented { _ in true })
  }
}
