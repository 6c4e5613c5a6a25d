/// When the field of a search tab begins to be written in; hosts wait for the person.
public enum TabSearchActivation: Hashable, Sendable {
  /// As the host finds best, and when the tab is selected.
  case automatic, searchTabSelection
}
