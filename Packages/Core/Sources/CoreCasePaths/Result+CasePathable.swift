extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    /// Returns the case key path for `success` or `failure`.
    @inlinable
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \Case<Result>.success
      case .failure: \Case<Result>.failure
      }
    }

    /// The case with a success value.
    @inlinable
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        _name: "success",
        _embed: { .success($0) },
        _extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The case with an error.
    @inlinable
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        _name: "failure",
        _embed: { .failure($0) },
        _extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    /// Iterates over the key paths of `success` and `failure`.
    @inlinable
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
      [\Case<Result>.success, \Case<Result>.failure].makeIterator()
    }
  }

  /// The case paths of the result.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
