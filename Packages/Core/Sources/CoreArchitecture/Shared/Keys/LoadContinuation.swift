/// Takes the result of loading a shared value; a key resumes it exactly once.
public struct LoadContinuation<Value>: Sendable {
  private let callback: CheckedCallback<Result<Value?, any Error>>

  /// Makes a continuation that passes its result to a closure.
  ///
  /// - Parameters:
  ///   - description: The name of the value in reported issues.
  ///   - callback: Called with the value, with nil if none is stored, or with the error.
  public init(
    _ description: @autoclosure () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    self.callback = CheckedCallback("loading", description()) { callback($0 ?? .success(nil)) }
  }

  /// Ends loading with a value.
  public func resume(returning value: Value) { resume(with: .success(value)) }

  /// Ends loading because nothing is stored; the initial value stays.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }

  /// Ends loading with an error.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Ends loading: with a value, with nil if none is stored, or with an error.
  public func resume(with result: Result<Value?, any Error>) { callback.call(result) }
}
