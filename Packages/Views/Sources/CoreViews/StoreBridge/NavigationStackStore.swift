public import CoreArchitecture

/// A stack whose screens are the elements of a store's `StackState`, from before
/// `@ObservableState`.
///
/// Today: `NavigationStack(path: $store.scope(state: \.path, action: \.path))`.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let root: Root
  let destination: (Store<State, Action>) -> Destination

  /// Makes a stack whose screens get the stores of their elements.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  /// Makes a stack whose screens are chosen by a `switch`; a ``CaseLet`` in it has a screen's
  /// store.
  public init<Content: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> Content
  ) where Destination == SwitchStore<State, Action, Content> {
    self.init(store, root: root) { SwitchStore($0, content: destination) }
  }

  /// The stack.
  public var body: some View {
    NavigationStack(path: .constant(store)) {
      root
    } destination: {
      destination($0)
    }
  }
}

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
