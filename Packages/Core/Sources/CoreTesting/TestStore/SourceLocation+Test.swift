internal import CoreDependencies

extension _SourceLocation {
  func fail(_ message: String) {
    reportIssue(message, at: self)
  }

  /// Prints a message without failing the test.
  func mention(_ message: String) {
    guard Self.canExpectIssues else { return print("\(filePath):\(line): note: \(message)") }
    withExpectedIssue(fileID: fileID, filePath: filePath, line: line, column: column) {
      fail(message)
    }
  }

  /// Whether the running test framework can expect issues.
  ///
  /// XCTest cannot on Linux.
  static var canExpectIssues: Bool {
    if case .xcTest? = TestContext.current { false } else { true }
  }

  /// Runs a closure whose issues do not fail the test.
  func expectingIssues(_ body: () -> Void) {
    withExpectedIssue(
      isIntermittent: true, fileID: fileID, filePath: filePath, line: line, column: column, body)
  }
}
