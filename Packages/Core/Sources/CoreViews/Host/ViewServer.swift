/// Serves views to many people at once, a session for each, until the process is told to end.
public protocol ViewServer: AnyObject {
  /// Serves until the end.
  ///
  /// - Parameters:
  ///   - views: Makes the sessions.
  ///   - settings: The settings by their names, as they were typed.
  /// - Returns: The exit status of the process, which is not 0 if a setting is wrong; what is wrong
  ///   is told on standard error.
  @MainActor func serve(_ views: ServedViews, settings: [String: String]) async -> Int32
}
