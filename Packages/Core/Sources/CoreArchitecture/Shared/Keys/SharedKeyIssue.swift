internal import CoreDependencies
internal import IssueReporting

/// A failure to load or save a shared value, with its message to the developer.
enum SharedKeyIssue {
  case notLoaded(any SharedReaderKey, any Error)
  case notSaved(any SharedReaderKey, any Error)

  /// The text of the report: what happened, why, and how to fix it.
  var message: String {
    switch self {
    case .notLoaded(let key, let error):
      (key as? any ExplainingKey)?.explanation(ofLoading: error)
        ?? """
        The value under the key '\(key)' cannot be loaded, so the one in memory stays as it is.

          Reason: \(error)

        Where a person should know, read 'loadError' of the shared value, and 'load()' it again.
        """
    case .notSaved(let key, let error):
      (key as? any ExplainingKey)?.explanation(ofSaving: error)
        ?? """
        The value under the key '\(key)' cannot be saved, so it will be lost when the process ends.

          Reason: \(error)

        Where a person should know, read 'saveError' of the shared value, and 'save()' it again.
        """
    }
  }

  /// Reports the failure, except in tests, which read the errors where they matter.
  func report() {
    guard DependencyValues._current.context != .test else { return }
    reportIssue(
      """
      \(message)

      More: Documentation/Core.docc/SharedState.md#what-fails-to-load-or-save
      """)
  }
}
