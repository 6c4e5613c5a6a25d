/// What views around a search field add to it.
struct SearchExtras {
  var focus: FocusModifier?
  var suggestions: AnyView?
  /// A picker of the parts to search in.
  var scopes: AnyView?
  /// Adds a token to those of the field, if it is one of theirs.
  var addToken: ((Any) -> Void)?
}

extension EnvironmentValues {
  private enum SearchExtrasKey: EnvironmentKey {
    static var defaultValue: SearchExtras { SearchExtras() }
  }

  var searchExtras: SearchExtras {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }
}
