// IssueReporting looks up these functions by name, usually in IssueReportingTestSupport, a library
// that a test target may link. Core defines the same names, so that issues also fail the tests of a
// target that links Core alone. Each returns the function that IssueReporting then calls.

/// Returns the function that records an issue in Swift Testing.
@_silgen_name("$s25IssueReportingTestSupport07_recordA0ypyF")
public func _recordIssueHook() -> Any {
  let record: @Sendable (String?, Int, String, String, Int, Int) -> Void = {
    message, severity, fileID, filePath, line, column in
    TestFrameworks.record(
      message, isWarning: severity == 0,
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
  return record
}

/// Returns the function that fails the running test of XCTest.
@_silgen_name("$s25IssueReportingTestSupport8_XCTFailypyF")
public func _xctFailHook() -> Any {
  let fail: @Sendable (String, StaticString, UInt) -> Void = { message, file, line in
    TestFrameworks.fail(message, file: file, line: line)
  }
  return fail
}

/// Returns the function that runs a closure in which an issue is expected.
@_silgen_name("$s25IssueReportingTestSupport010_withKnownA0ypyF")
public func _withKnownIssueHook() -> Any {
  let known: @Sendable (String?, Bool, String, String, Int, Int, () throws -> Void) -> Void = {
    message, isIntermittent, fileID, filePath, line, column, body in
    let place = SwiftTestingBridge.Place(
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    let ran =
      SwiftTestingBridge.current?
      .withKnownIssue(message, isIntermittent: isIntermittent, at: place, body) ?? false
    if !ran { try? body() }
  }
  return known
}

/// Returns the function that runs an asynchronous closure in which an issue is expected.
@_silgen_name("$s25IssueReportingTestSupport010_withKnownA13AsyncIsolatedypyF")
public func _withKnownIssueAsyncHook() -> Any {
  let known:
    @Sendable (
      String?, Bool, isolated (any Actor)?, String, String, Int, Int,
      nonisolated(nonsending) () async throws -> Void
    ) async -> Void = runExpectingIssue
  return known
}

@Sendable private func runExpectingIssue(
  _ message: String?, _ isIntermittent: Bool, _ isolation: isolated (any Actor)?,
  _ fileID: String, _ filePath: String, _ line: Int, _ column: Int,
  _ body: nonisolated(nonsending) () async throws -> Void
) async {
  let place = SwiftTestingBridge.Place(
    fileID: fileID, filePath: filePath, line: line, column: column
  )
  let expecting = SwiftTestingBridge.current?
    .expecting(message, isIntermittent: isIntermittent, at: place)
  guard let expecting else {
    try? await body()
    return
  }
  await expecting(isolation, body)
}

/// Returns the function that identifies the running test of Swift Testing.
@_silgen_name("$s25IssueReportingTestSupport08_currentC0ypyF")
public func _currentTestHook() -> Any {
  // The result is of an internal type of IssueReporting: an identity and traits.
  typealias Layout = (id: AnyHashable, traits: [any Sendable])
  func open<Test>(_: Test.Type) -> Any {
    precondition(
      MemoryLayout<Test>.size == MemoryLayout<Layout>.size,
      "This version of IssueReporting describes a test in another way: Core has to follow it."
    )
    let current: @Sendable () -> Test? = {
      SwiftTestCase.currentTestID.map { id in
        let test: Layout = (id, [])
        return withUnsafeBytes(of: test) { $0.load(as: Test.self) }
      }
    }
    return current
  }
  guard let test = _typeByName("14IssueReporting5_TestV") else {
    preconditionFailure("IssueReporting is not loaded, yet it asks for the current test.")
  }
  return _openExistential(test, do: open)
}
