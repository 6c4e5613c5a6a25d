internal import CoreDependencies
internal import CoreViews

extension StoryHost {
  /// Presses a key by its name, such as `cmd+n`, `shift+left`, `enter` or `x`.
  nonisolated(nonsending) public func key(
    _ name: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("presses \(name)", updateStateToExpectedResult, location) {
      host.key(name, location)
    }
  }
}
