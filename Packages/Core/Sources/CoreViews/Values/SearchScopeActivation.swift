/// When the parts that can be searched are offered; hosts always offer them.
public enum SearchScopeActivation: Hashable, Sendable {
  /// As a host finds best.
  case automatic
  /// When something is typed, and when the search begins.
  case onTextEntry, onSearchPresentation
}
