internal import IssueReporting

extension CasePathable {
  /// Changes the associated value of a case in place: `shape.modify(\.circle) { $0 += 1 }`.
  ///
  /// Reports an issue and does nothing when the value is in another case.
  @inlinable
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard casePath(keyPath).update(&self, { yield(&$0) }) == nil else { return }
    reportMismatch(
      Case<Self>()[keyPath: keyPath], in: self, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

@usableFromInline
func reportMismatch<Root, Value>(
  _ end: Case<Value>, in root: Root,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  reportIssue(
    """
    "modify" was given a case that the value is not in, so nothing was changed.

      Case: \(end._description)
      Value: \(root)

    Check with "is" first, or bring the value into the case before you modify it.

    More: Documentation/Core.docc/Actions.md#paths-to-cases
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
