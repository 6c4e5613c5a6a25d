/// Returns the reducer of a case that holds a feature; called by code that `@Reducer` generates.
@inlinable
public func _caseBody<R: Reducer>(_ reducer: @autoclosure () -> R) -> R {
  reducer()
}

/// Returns the body of a case that holds another `@Reducer` enum.
///
/// Called by code that `@Reducer` generates.
@inlinable
public func _caseBody<R: CaseReducer>(_ reducer: @autoclosure () -> R) -> R.Body {
  R.body
}

extension CaseReducer {
  /// Lets code that `@Reducer` generates write `Feature()` for structs and enums alike.
  ///
  /// Never called: an enum reducer runs its static body and has no instances.
  public init() {
    preconditionFailure("\(Self.self) has no instances: use \(Self.self).body as the reducer.")
  }
}
