extension AnyCasePath {
  /// Changes the value of the case in place; does nothing and returns nil for another case.
  ///
  /// The root gives up its hold on the value for the time of the change, so a uniquely held array
  /// or dictionary inside is not copied. The value is put back even when `body` throws.
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

  /// Changes the value while its root's memory holds nothing, and lets it be known.
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

  /// Puts another value into the case, if `root` is in it and there is a value.
  @inlinable
  func replace(in root: inout Root, with value: Value?) {
    guard let value, extraction(root) != nil else { return }
    root = embedding(value)
  }
}

/// A value was asked of a case that the root is not in.
public struct CaseMismatch: Error, Hashable, CustomStringConvertible {
  /// The type of the value that was asked for.
  public let expected: String
  /// The root that was found.
  public let actual: String

  @inlinable
  public init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
  }

  public var description: String {
    "Asked for a case with a value of type \(expected), but the value is \(actual)."
  }
}
