import Core

/// The tabs that the parent gives, above the button that logs out.
///
/// The tab bar sets the colour of the title bars of the screens in its tabs, and of no others.
public struct TabBarView<Tab: Hashable & Sendable, Content: Reducer, Tabs: View>: View {
  @Bindable var store: StoreOf<TabBarFeature<Tab, Content>>
  private let tabs: (StoreOf<Content>) -> Tabs

  /// Creates the tab bar with views for its tabs.
  ///
  /// - Parameters:
  ///   - store: The store of the tab bar.
  ///   - tabs: The views of the tabs, each with its `tabItem`, and the value of `Tab` as its `tag`.
  public init(
    store: StoreOf<TabBarFeature<Tab, Content>>,
    @ViewBuilder tabs: @escaping (StoreOf<Content>) -> Tabs
  ) {
    self.store = store
    self.tabs = tabs
  }

  /// The selected tab above the button that logs out.
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
