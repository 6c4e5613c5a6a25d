/// The place of a search field, which has no effect: it stands above the view.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, toolbar, sidebar, navigationBarDrawer

  /// When the drawer of a bar is seen; hosts always show the field.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// As the host finds best, or always.
    case automatic, always
  }

  /// Returns the place in the drawer of a bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// When the parts that can be searched are offered; hosts always offer them.
public enum SearchScopeActivation: Hashable, Sendable {
  /// As a host finds best.
  case automatic
  /// When something is typed, and when the search begins.
  case onTextEntry, onSearchPresentation
}

/// What a toolbar does while a person searches; that of hosts stays.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As suits, and nothing.
  case automatic, avoidHidingContent
}

/// How a search field in a toolbar grows; hosts show it whole.
public enum SearchToolbarBehavior: Hashable, Sendable {
  /// As suits, and as a button at first.
  case automatic, minimize
}
