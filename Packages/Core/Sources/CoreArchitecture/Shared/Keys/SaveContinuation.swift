/// Takes the result of saving a shared value; a key resumes it exactly once.
public struct SaveContinuation: Sendable {
  private let callback: CheckedCallback<Result<Void, any Error>>

  /// Makes a continuation that passes its result to a closure.
  ///
  /// - Parameters:
  ///   - description: The name of the value in reported issues.
  ///   - callback: Called when saving has ended, with the error if it has failed.
  public init(
    _ description: @autoclosure () -> String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    self.callback = CheckedCallback("saving", description()) { callback($0 ?? .success(())) }
  }

  /// Ends saving with success.
  public func resume() { resume(with: .success(())) }

  /// Ends saving with an error.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Ends saving with success or an error.
  public func resume(with result: Result<Void, any Error>) { callback.call(result) }
}
