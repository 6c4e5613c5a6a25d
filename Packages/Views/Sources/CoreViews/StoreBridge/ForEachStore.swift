@_spi(Views) public import CoreArchitecture

/// Shows a view for each element of a store's collection, as views did before `@ObservableState`.
///
/// Today: `ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }`.
public struct ForEachStore<
  EachState, EachAction, ID: Hashable & Sendable, EachContent: View
>: DynamicViewContent {
  let store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>
  let content: (Store<EachState, EachAction>) -> EachContent

  /// Shows a view for each element, with the element's store.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    self.store = store
    self.content = content
  }

  /// Shows a view for each element, whose actions come in pairs with its id.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    self.init(
      store.scope(state: { $0 }) {
        switch $0 {
        case .element(let id, let action): (id: id, action: action)
        }
      }, content: content)
  }

  /// The views of the elements.
  public var body: some View {
    ForEach(StoreCollection(store), content: content)
  }
}
