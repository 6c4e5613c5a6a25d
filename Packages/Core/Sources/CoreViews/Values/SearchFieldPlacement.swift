/// The place of a search field, which has no effect: it stands above the view.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, toolbar, sidebar, navigationBarDrawer
}
