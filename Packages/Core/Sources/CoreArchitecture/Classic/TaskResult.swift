public import CoreCasePaths
internal import IssueReporting

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

/// Failures are equal if their errors are; errors that are not `Equatable` are reported.
extension TaskResult: Equatable where Success: Equatable {
  /// Equal when both hold equal values, or equal errors of one type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): isEqual(lhs, rhs)
    case (.success, .failure), (.failure, .success): false
    }
  }

  private static func isEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    func open<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs as? Value }
    guard type(of: lhs) == type(of: rhs) else { return false }
    guard let equatable = lhs as Any as? any Equatable else {
      reportMissing("Equatable", of: lhs, "counts as unequal to any other")
      return false
    }
    return open(equatable)
  }
}

/// Failures hash what their errors hash; errors that are not `Hashable` are reported.
extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value, or the error if it is `Hashable`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      guard let error = error as Any as? any Hashable else {
        return reportMissing("Hashable", of: error, "does not count in the hash value")
      }
      hasher.combine(AnyHashable(error))
    }
  }
}

private func reportMissing(_ conformance: String, of error: any Error, _ consequence: String) {
  let name = typeName(type(of: error))
  reportIssue(
    """
    A 'TaskResult' was compared or hashed while it held an error that is not \(conformance).

      \(name)

    The error \(consequence). Make '\(name)' conform to '\(conformance)'.

    More: Documentation/Core.docc/Effects.md#errors
    """)
}
