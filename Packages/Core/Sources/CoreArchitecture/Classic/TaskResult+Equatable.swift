internal import IssueReporting

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
