extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    @inlinable
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \Case<Result>.success
      case .failure: \Case<Result>.failure
      }
    }

    /// A success, with its value.
    @inlinable
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        _name: "success",
        _embed: { .success($0) },
        _extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// A failure, with its error.
    @inlinable
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        _name: "failure",
        _embed: { .failure($0) },
        _extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    @inlinable
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
      [\Case<Result>.success, \Case<Result>.failure].makeIterator()
    }
  }

  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
