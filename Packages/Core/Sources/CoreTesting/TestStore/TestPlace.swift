internal import IssueReporting

/// Where a test says something.
struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func fail(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Tells something without failing the test.
  func mention(_ message: String) {
    guard Self.canExpectIssues else { return print("\(filePath):\(line): note: \(message)") }
    withExpectedIssue(fileID: fileID, filePath: filePath, line: line, column: column) {
      reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Whether the test framework that runs lets a test expect issues. XCTest does not, on Linux.
  static var canExpectIssues: Bool {
    if case .xcTest? = TestContext.current { false } else { true }
  }

  /// Runs a closure whose issues do not fail the test.
  func expectingIssues(_ body: () -> Void) {
    withExpectedIssue(
      isIntermittent: true, fileID: fileID, filePath: filePath, line: line, column: column, body)
  }
}
