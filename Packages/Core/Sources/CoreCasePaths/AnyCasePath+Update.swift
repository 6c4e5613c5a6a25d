extension AnyCasePath {
  /// Changes the value of the case in place, or returns nil if the root is in another case.
  ///
  /// The root gives up its reference to the value during the change, so a uniquely held array or
  /// dictionary inside is not copied. The value is put back even if `body` throws.
  @inlinable
  public func update<Result, Failure: Error>(
    _ root: inout Root,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard var value = extraction(root) else { return nil }
    return try withUnsafeMutablePointer(to: &root) { pointer throws(Failure) -> Result in
      pointer.deinitialize(count: 1)
      defer { pointer.initialize(to: embedding(value)) }
      return try change(pointer, &value, body)
    }
  }

  /// Changes the value while its root is uninitialized memory, and registers the change.
  @inlinable
  func change<Result, Failure: Error>(
    _ root: UnsafeMutablePointer<Root>, _ value: inout Value,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutablePointer(to: &value) { value throws(Failure) -> Result in
      try withUnsafePointer(to: self) { path throws(Failure) -> Result in
        try withUnsafePointer(to: CaseChange(of: root, value, path)) {
          change throws(Failure) -> Result in
          CaseChange.begin(change)
          defer { CaseChange.end(change) }
          return try body(&value.pointee)
        }
      }
    }
  }

  /// Changes the value of the case in place and returns what `body` returns.
  ///
  /// - Throws: ``CaseMismatch`` when `root` is in another case, or the error of `body`.
  @inlinable
  public func modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let result = try update(&root, body) else {
      throw CaseMismatch(expected: "\(Value.self)", actual: "\(root)")
    }
    return result
  }

  /// Sets the value of the case, if `root` is in that case and `value` is not nil.
  @inlinable
  func replace(in root: inout Root, with value: Value?) {
    guard let value, extraction(root) != nil else { return }
    root = embedding(value)
  }
}

/// The error thrown when the root is in another case than the one asked for.
public struct CaseMismatch: Error, Hashable, CustomStringConvertible {
  /// The type of the value that was asked for.
  public let expected: String
  /// A description of the root that was found.
  public let actual: String

  /// Makes an error from the names of the expected type and the actual root.
  @inlinable
  public init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
  }

  /// A sentence with the expected type and the actual value.
  public var description: String {
    "Asked for a case with a value of type \(expected), but the value is \(actual)."
  }
}
