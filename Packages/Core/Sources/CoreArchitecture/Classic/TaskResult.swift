public import CoreCasePaths

/// The value or the error of an asynchronous operation, in actions of older code.
///
/// Today write `Result<Success, any Error>`, made with `Result { try await … }`. Unlike it, this
/// type is `Equatable` and `Hashable` if its value is, as long as the errors are.
@dynamicMemberLookup
public enum TaskResult<Success: Sendable>: Sendable {
  /// The value that the operation returned.
  case success(Success)
  /// The error that the operation threw.
  case failure(any Error)

  /// Runs an operation and keeps the value that it returns or the error that it throws.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Takes over the value or the error of a `Result`.
  public init<Failure: Error>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success; throws the error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// Returns the result with the value of a success transformed.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Returns the result that a success is transformed to; a failure stays.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Takes over the value or the error of a task result.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: CasePathable {
  /// The case paths of a task result.
  public struct AllCasePaths: Sendable {
    /// The path to the value of a success.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        _name: "success",
        _embed: { .success($0) },
        _extract: { if case .success(let value) = $0 { value } else { nil } })
    }

    /// The path to the error of a failure.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        _name: "failure",
        _embed: { .failure($0) },
        _extract: { if case .failure(let error) = $0 { error } else { nil } })
    }
  }

  /// The case paths that key paths such as `\.response.success` go through.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
