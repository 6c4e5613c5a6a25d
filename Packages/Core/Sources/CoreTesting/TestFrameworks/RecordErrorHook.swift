internal import CoreArchitecture
internal import CoreToolchain

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
