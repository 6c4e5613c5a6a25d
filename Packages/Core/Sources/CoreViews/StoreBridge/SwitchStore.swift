public import CoreArchitecture

/// Shows a view for the case that a store's enum is in, as views did before `@ObservableState`.
///
/// Today: `switch store.case { case let .detail(store): DetailView(store: store) }`.
public struct SwitchStore<State, Action, Content: View>: View {
  let store: Store<State, Action>
  let content: (State) -> Content

  /// Shows what a `switch` over the state makes; a ``CaseLet`` in it has the store of its case.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The view of the case.
  public var body: some View {
    content(store.core.read { $0 }).environment(\.switchedStore, store)
  }
}

extension EnvironmentValues {
  private enum SwitchedStoreKey: EnvironmentKey {
    static var defaultValue: AnyObject? { nil }
  }

  /// The store of the ``SwitchStore`` around a view.
  var switchedStore: AnyObject? {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}
