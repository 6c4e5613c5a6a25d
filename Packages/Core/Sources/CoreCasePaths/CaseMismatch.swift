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
