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
