/// Draws a session and passes on what a person does, until the person quits.
public protocol ViewHost {
  /// Runs on the main actor until the person quits.
  ///
  /// - Returns: The exit status of the process.
  @MainActor func run(_ session: any ViewSession) async -> Int32
}
