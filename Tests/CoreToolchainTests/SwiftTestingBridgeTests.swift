import CoreDependencies
import Testing

@testable import CoreToolchain

@Suite struct SwiftTestingBridgeTests {
  private let place = SwiftTestingBridge.Place(
    fileID: "Harbour/Pier.swift", filePath: "Harbour/Pier.swift", line: 7, column: 3)
  private let types = ToolchainChange(
    "Testing has 'Comment', 'SourceLocation', 'Issue' and 'Issue.Severity' by these mangled names",
    "SwiftTestingBridge")
  private let record = ToolchainChange(
    "Testing has 'Issue.record(_:severity:sourceLocation:)' by this mangled name",
    "SwiftTestingBridge")
  private let known = ToolchainChange(
    "Testing has 'withKnownIssue(_:isIntermittent:sourceLocation:_:)' by this mangled name",
    "SwiftTestingBridge")
  private let hooks = ToolchainChange(
    "IssueReporting looks up the functions of its test support by name", "IssueReportingHooks")

  @Test func issuesAreRecordedAtTheirPlace() throws {
    let bridge = try #require(SwiftTestingBridge.current, types.comment)
    withKnownIssue {
      #expect(bridge.record("adrift", isWarning: false, at: place), record.comment)
    } matching: { issue in
      issue.comments == ["adrift"] && issue.severity == .error && issue.sourceLocation?.line == 7
        && issue.sourceLocation?.fileID == "Harbour/Pier.swift"
    }
  }

  @Test func issuesCanBeExpected() throws {
    let bridge = try #require(SwiftTestingBridge.current, types.comment)
    let ran = bridge.withKnownIssue("adrift", isIntermittent: false, at: place) {
      Issue.record("expected")
    }
    #expect(ran, known.comment)
  }

  @Test func issuesCanBeExpectedOfWhatWaits() async {
    await withExpectedIssue {
      await Task.yield()
      reportIssue("adrift")
    }
  }

  @MainActor @Test func issuesCanBeExpectedOnAnActor() async {
    await withExpectedIssue {
      await Task.yield()
      MainActor.preconditionIsolated()
      reportIssue("adrift")
    }
  }

  @Test func reportedIssuesReachTheTest() {
    withKnownIssue {
      reportIssue("adrift")
    } matching: {
      $0.comments == ["adrift"]
    }
    withExpectedIssue { reportIssue("adrift") }
    #expect(TestContext.current?.isSwiftTesting == true, hooks.comment)
    #expect(SwiftTestCase.currentTestID != nil, hooks.comment)
  }
}
