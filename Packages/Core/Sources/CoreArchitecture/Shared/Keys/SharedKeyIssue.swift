internal import CoreDependencies
internal import IssueReporting

/// What can go wrong with the storage of a shared value, and how it is put to a developer.
enum SharedKeyIssue {
  case notLoaded(any SharedReaderKey, any Error)
  case notSaved(any SharedReaderKey, any Error)

  /// What happened, why, and how to fix it.
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

  /// Reports it, unless a test runs: that reads the errors where it cares for them.
  func report() {
    if DependencyValues._current.context != .test { reportIssue(message) }
  }
}

/// A key that can say what its errors mean.
protocol ExplainingKey {
  func explanation(ofLoading error: any Error) -> String
  func explanation(ofSaving error: any Error) -> String
}

/// A key that saves changes later, and then what the value has become.
protocol LateSavingKey<Value>: SharedKey {
  /// - Parameter value: The value there is; nil while the current thread changes it.
  func saveLater(_ value: @escaping @Sendable () -> Value?, _ continuation: SaveContinuation)
}
