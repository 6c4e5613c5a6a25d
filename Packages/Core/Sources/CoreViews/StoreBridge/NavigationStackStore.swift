public import CoreArchitecture

/// A stack whose screens are the elements of a store's `StackState`, from before `@ObservableState`.
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

  /// Makes a stack whose screens are chosen by a `switch`; a ``CaseLet`` in it has a screen's store.
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
