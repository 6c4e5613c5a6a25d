public import CoreArchitecture

/// A button that presents a feature, whose screen is pushed, from before `@ObservableState`.
public struct NavigationLinkStore<State, Action, Destination: View, Label: View>: View {
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let onTap: () -> Void
  let destination: (Store<State, Action>) -> Destination
  let label: Label

  /// Makes a button whose closure sends the action that presents the feature.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.store = store
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button(action: onTap) { label }
      .navigationDestination(store: store, destination: destination)
  }
}
