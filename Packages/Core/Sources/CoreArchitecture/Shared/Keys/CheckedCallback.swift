@_spi(Locked) internal import CoreDependencies
internal import IssueReporting

/// Calls its closure once, and reports if it is called again or never.
final class CheckedCallback<Result>: Sendable {
  private let callback: Locked<(@Sendable (Result?) -> Void)?>
  private let operation: String
  private let name: String

  /// The closure receives nil if the callback is released without having been called.
  init(_ operation: String, _ name: String, _ callback: @escaping @Sendable (Result?) -> Void) {
    self.operation = operation
    self.name = name.isEmpty ? "a shared value" : name
    self.callback = Locked(callback)
  }

  deinit {
    guard let callback = callback.withLock({ $0.take() }) else { return }
    reportIssue(
      """
      The continuation for \(operation) \(name) was given up without being resumed, so it is taken as \
      if nothing had come of it. Resume it once on every path of the key's method.

      More: Documentation/Core.docc/SharedState.md#what-fails-to-load-or-save
      """)
    callback(nil)
  }

  func call(_ result: Result) {
    guard let callback = callback.withLock({ $0.take() }) else {
      return reportIssue(
        """
        The continuation for \(operation) \(name) was resumed more than once. Only the first time \
        counts. Resume it once on every path of the key's method.

        More: Documentation/Core.docc/SharedState.md#what-fails-to-load-or-save
        """)
    }
    callback(result)
  }
}
