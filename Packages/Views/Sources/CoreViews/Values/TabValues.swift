/// Where the title of a tab stands among others; hosts keep their order.
public enum TabPlacement: Hashable, Sendable {
  /// Where it suits, always in sight, where there is room, and beside only.
  case automatic, pinned, optional, sidebarOnly
}

/// What a person may do with a tab, which hosts arrange.
public enum TabCustomizationBehavior: Hashable, Sendable {
  /// All, moving only, and nothing.
  case automatic, reorderable, disabled
}

/// How a person has arranged tabs; as hosts arrange them, it stays empty.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// Makes an arrangement as it was written.
  public init() {}
}

/// When the field of a search tab begins to be written in; hosts wait for the person.
public enum TabSearchActivation: Hashable, Sendable {
  /// As the host finds best, and when the tab is selected.
  case automatic, searchTabSelection
}

/// When the titles of tabs make room; on hosts they stay.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the host finds best, never, and when a person scrolls.
  case automatic, never, onScrollDown, onScrollUp
}

/// Where the titles of tabs stand; hosts have one place.
public enum AdaptableTabBarPlacement: Hashable, Sendable {
  /// Where it suits, above or below, and beside.
  case automatic, tabBar, sidebar
}
