@_spi(Views) public import CoreArchitecture

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
    content(store.reading { $0 }).environment(\.switchedStore, store)
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

/// The view of one case within a ``SwitchStore``.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.switchedStore) private var store
  let state: (EnumState) -> CaseState?
  let action: (CaseAction) -> EnumAction
  let content: (Store<CaseState, CaseAction>) -> Content

  /// Shows a view with the store of a case.
  public init(
    _ toCaseState: @escaping (_ state: EnumState) -> CaseState?,
    action fromCaseAction: @escaping (_ action: CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    state = toCaseState
    action = fromCaseAction
    self.content = content
  }

  /// The view of the case; nothing outside of a ``SwitchStore`` of its types.
  public var body: some View {
    if let store = store as? Store<EnumState, EnumAction> {
      CaseView(store: store, state: state, action: action, content: content)
    }
  }
}

/// Shows a view with the store of a case, which stays the same while the view is there.
struct CaseView<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @State private var kept = KeptStore<CaseState, CaseAction>()
  let store: Store<EnumState, EnumAction>
  let state: (EnumState) -> CaseState?
  let action: (CaseAction) -> EnumAction
  let content: (Store<CaseState, CaseAction>) -> Content

  init(
    store: Store<EnumState, EnumAction>, state: @escaping (EnumState) -> CaseState?,
    action: @escaping (CaseAction) -> EnumAction,
    content: @escaping (Store<CaseState, CaseAction>) -> Content
  ) {
    self.store = store
    self.state = state
    self.action = action
    self.content = content
  }

  var body: some View {
    kept.store(of: store) { store.part(found: state, embed: action) }.map(content)
  }
}

private final class KeptStore<State, Action> {
  private var parent: AnyObject?
  private var store: Store<State, Action>?

  func store(of parent: AnyObject, _ make: () -> Store<State, Action>?) -> Store<State, Action>? {
    if self.parent !== parent || store == nil { store = make() }
    self.parent = parent
    return store
  }
}
