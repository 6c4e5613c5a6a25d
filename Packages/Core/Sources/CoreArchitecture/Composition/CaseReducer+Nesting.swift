/// The reducer that `@Reducer` puts into the scope of a case: the feature of that case.
@inlinable
public func _caseBody<R: Reducer>(_ reducer: @autoclosure () -> R) -> R {
  reducer()
}

/// The reducer that `@Reducer` puts into the scope of a case that holds an enum reducer again.
@inlinable
public func _caseBody<R: CaseReducer>(_ reducer: @autoclosure () -> R) -> R.Body {
  R.body
}

extension CaseReducer {
  /// Lets `@Reducer` write `Feature()` without knowing whether `Feature` is a struct or an enum.
  ///
  /// Never called: an enum reducer runs its static body and has no instances.
  public init() {
    preconditionFailure("\(Self.self) has no instances: use \(Self.self).body as the reducer.")
  }
}
