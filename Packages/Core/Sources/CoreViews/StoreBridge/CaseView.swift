internal import CoreArchitecture

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
