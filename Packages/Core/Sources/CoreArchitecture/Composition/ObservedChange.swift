/// Notices whether a change in place made a value another one to its observers.
@usableFromInline
struct ObservedChange<Value> {
  /// Nil if values have no identity, so that each change counts, or if nobody is ever told.
  @usableFromInline let identity: ObservableIdentity<Value>?

  @inlinable
  init(isObservable: Bool = true) {
    identity = isObservable ? ObservableIdentity(Value.self) : nil
  }

  /// Changes a value in place; `isReplaced` becomes true if it is another one afterwards.
  @inlinable
  func modify<Result>(
    _ value: inout Value, _ isReplaced: inout Bool,
    _ body: (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &value) { value in
      guard let identity else {
        isReplaced = true
        return body(value)
      }
      let before = identity.willModify(value)
      let result = body(value)
      if identity.id(value) != before { isReplaced = true }
      return result
    }
  }
}
