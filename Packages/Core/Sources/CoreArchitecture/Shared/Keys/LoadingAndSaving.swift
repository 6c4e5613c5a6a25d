@_spi(Locked) internal import CoreDependencies
internal import IssueReporting

/// The reason for loading a value.
public enum LoadContext<Value> {
  /// A shared value is being made, with this value if nothing is stored.
  case initialValue(Value)
  /// The app has called `load`.
  case userInitiated

  /// The value to use if nothing is stored, if there is one.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}

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

/// The reason for saving a value.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet
  /// The app has called `save`.
  case userInitiated
}

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
