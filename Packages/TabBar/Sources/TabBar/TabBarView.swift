import Core

/// The tabs that its composer gives it, and the button that logs out.
///
/// The colour of its title bars is its own: screens within the tabs have it, and nothing else has.
public struct TabBarView<Tab: Hashable & Sendable, Content: Reducer, Tabs: View>: View {
  @Bindable var store: StoreOf<TabBarFeature<Tab, Content>>
  private let tabs: (StoreOf<Content>) -> Tabs

  /// - Parameter tabs: The content of each tab, with its `tabItem` and the `Tab` that is its `tag`.
  public init(
    store: StoreOf<TabBarFeature<Tab, Content>>,
    @ViewBuilder tabs: @escaping (StoreOf<Content>) -> Tabs
  ) {
    self.store = store
    self.tabs = tabs
  }

  public var body: some View {
    VStack {
      TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
        tabs(store.scope(state: \.content, action: \.content))
      }
      Button("Log out") { store.send(.logOutTapped) }
    }
    .toolbarBackground(.indigo, for: .navigationBar)
  }
}
