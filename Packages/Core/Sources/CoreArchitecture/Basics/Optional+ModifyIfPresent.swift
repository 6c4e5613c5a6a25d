extension Optional {
  /// Changes the wrapped value in place; returns nil if there is none.
  @inlinable
  mutating func modifyIfPresent<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    guard self != nil else { return nil }
    return body(&self!)
  }
}
