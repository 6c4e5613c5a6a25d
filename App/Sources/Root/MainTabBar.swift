import TabBar

/// The tab bar as the app composes it.
public typealias MainTabBar = TabBarFeature<MainTabs.Tab, MainTabs>
