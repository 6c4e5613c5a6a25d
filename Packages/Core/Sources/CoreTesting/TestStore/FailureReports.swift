@_spi(Views) internal import CoreArchitecture
@_spi(Views) public import CoreDependencies
internal import CoreToolchain
internal import CustomDump
internal import Foundation

extension _SourceLocation {
  /// Fails the test at this place.
  @_spi(Views)
  public func fail(_ message: String) {
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

/// Returns the difference of two values as failures show it, or nil if they print alike.
@_spi(Views)
public func difference<Value>(_ lhs: Value, _ rhs: Value) -> String? {
  diff(lhs, rhs, format: .proportional)?
    .replacingOccurrences(of: "\u{2007}", with: " ")
    .withoutStorageNames
}

/// Returns a value as failures show it.
@_spi(Views)
public func dump<Value>(_ value: Value) -> String {
  String(customDumping: value).withoutStorageNames
}

/// Returns the function that records a caught error in Swift Testing.
///
/// The other hooks are in CoreToolchain, which cannot dump the error.
@_silgen_name("$s25IssueReportingTestSupport12_recordErrorypyF")
public func _recordErrorHook() -> Any {
  let record: @Sendable (any Error, String?, String, String, Int, Int) -> Void = {
    error, message, fileID, filePath, line, column in
    let caught = "Caught error: \(debugDescription(of: error))"
    TestFrameworks.record(
      caught + (message.map { ": \($0)" } ?? ""), isWarning: false,
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  return record
}
