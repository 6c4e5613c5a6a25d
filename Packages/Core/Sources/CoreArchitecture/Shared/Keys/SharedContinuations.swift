internal import Foundation
internal import IssueReporting

/// Takes the result of loading a shared value; a key resumes it exactly once.
public struct LoadContinuation<Value>: Sendable {
  private let once: Once<Result<Value?, any Error>>

  /// Makes a continuation that passes its result to a closure.
  ///
  /// - Parameters:
  ///   - description: The name of the value in reported issues.
  ///   - callback: Called with the value, with nil if none is stored, or with the error.
  public init(
    _ description: @autoclosure () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = Once("loading", description(), ifDropped: .success(nil), callback)
  }

  /// Ends loading with a value.
  public func resume(returning value: Value) { resume(with: .success(value)) }

  /// Ends loading because nothing is stored; the initial value stays.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }

  /// Ends loading with an error.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Ends loading: with a value, with nil if none is stored, or with an error.
  public func resume(with result: Result<Value?, any Error>) { once.call(result) }
}

/// Takes the result of saving a shared value; a key resumes it exactly once.
public struct SaveContinuation: Sendable {
  private let once: Once<Result<Void, any Error>>

  /// Makes a continuation that passes its result to a closure.
  ///
  /// - Parameters:
  ///   - description: The name of the value in reported issues.
  ///   - callback: Called when saving has ended, with the error if it has failed.
  public init(
    _ description: @autoclosure () -> String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    once = Once("saving", description(), ifDropped: .success(()), callback)
  }

  /// Ends saving with success.
  public func resume() { resume(with: .success(())) }

  /// Ends saving with an error.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Ends saving with success or an error.
  public func resume(with result: Result<Void, any Error>) { once.call(result) }
}

/// Calls its closure once, and reports if it is called again or never.
private final class Once<Result>: @unchecked Sendable {
  // Unchecked: `callback` is only touched while `lock` is held; the rest never changes.
  private let lock = NSLock()
  private var callback: (@Sendable (Result) -> Void)?
  private let deed: String
  private let name: String
  private let ifDropped: Result

  init(
    _ deed: String, _ name: String, ifDropped: Result,
    _ callback: @escaping @Sendable (Result) -> Void
  ) {
    self.deed = deed
    self.name = name.isEmpty ? "a shared value" : name
    self.ifDropped = ifDropped
    self.callback = callback
  }

  deinit {
    guard let callback else { return }
    reportIssue(
      """
      The continuation for \(deed) \(name) was given up without being resumed, so it is taken as \
      if nothing had come of it. Resume it once on every path of the key's method.
      """)
    callback(ifDropped)
  }

  func call(_ result: Result) {
    let callback = lock.withLock {
      defer { self.callback = nil }
      return self.callback
    }
    guard let callback else {
      return reportIssue(
        """
        The continuation for \(deed) \(name) was resumed more than once. Only the first time \
        counts. Resume it once on every path of the key's method.
        """)
    }
    callback(result)
  }
}
