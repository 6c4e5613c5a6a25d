/// What margins are for: hosts use the same for all.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// As the host finds best, for the content, or for the bars by which it is scrolled.
  case automatic, scrollContent, scrollIndicators
}
