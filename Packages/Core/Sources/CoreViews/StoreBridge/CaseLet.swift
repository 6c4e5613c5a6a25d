public import CoreArchitecture

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
