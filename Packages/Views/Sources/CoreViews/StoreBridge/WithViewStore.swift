public import CoreArchitecture

/// Makes a ``ViewStore`` for its content.
///
/// Today views read the store itself.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  let viewStore: ViewStore<ViewState, ViewAction>
  let content: (ViewStore<ViewState, ViewAction>) -> Content

  /// The content, evaluated again when the state that it reads changes.
  public var body: some View { content(viewStore) }
}

extension WithViewStore {
  /// Shows a part of a store's state.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Shows a part of a store's state, and sends some of its actions.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      viewStore: ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content: content)
  }
}

extension WithViewStore {
  /// Prints the type of the view state whenever the content is evaluated.
  public func _printChanges(_ prefix: String = "") -> Self {
    Self(viewStore: viewStore) { viewStore in
      print("\(prefix)\(prefix.isEmpty ? "" : ": ")WithViewStore<\(ViewState.self)>")
      return content(viewStore)
    }
  }
}
