import Facts
import Foundation
import Views

/// The tabs that the parent gives, each of whose screens can have a button that logs out.
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

  /// The selected tab, whose screens can log out.
  public var body: some View {
    TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
      tabs(store.scope(state: \.content, action: \.content))
    }
    .environment(\.logOut, LogOutAction { store.send(.logOutTapped) })
    .toolbarBackground(.indigo, for: .navigationBar)
    .tint(.indigo)
  }
}

#Preview("TabBar, first tab") { tabBarView(selecting: 1) }

#Preview("TabBar, second tab") { tabBarView(selecting: 2) }

#Preview("TabBar, Korean") {
  tabBarView(selecting: 1).environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func tabBarView(selecting tab: Int) -> some View {
  typealias Bar = TabBarFeature<Int, EmptyReducer<Int, Never>>
  let store = Store(initialState: Bar.State(selectedTab: tab, content: 0)) {
    Bar { EmptyReducer() }
  }
  return TabBarView(store: store) { _ in
    ForEach(1..<3) { number in
      NavigationStack {
        Text(verbatim: "\(number)").navigationTitle("\(number)").logOutButton()
      }
      .tabItem { Label("\(number)", systemImage: "\(number).circle") }
      .tag(number)
    }
  }
}
