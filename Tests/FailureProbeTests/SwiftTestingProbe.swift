import ComposableArchitecture
import Foundation
import Testing

/// Tests that fail on purpose.
///
/// `Scripts/failures` runs them and reads what they print.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FAIL_ON_PURPOSE"] != nil))
@MainActor
struct SwiftTestingProbe {
  @Test
  func aDifferenceFails() async {
    let store = TestStore(initialState: Doubled.State()) { Doubled() }
    await store.send(.tap) { $0.number = 1 }
  }

  @Test
  func aSkippedAssertionIsShown() async {
    let store = TestStore(initialState: Doubled.State()) { Doubled() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.tap)
  }

  @Test
  func aReportedIssueFails() {
    reportIssue("reported in a test")
  }

  @Test
  func anIssueOfAForeignTaskFails() async {
    await Task.detached { reportIssue("reported in a foreign task") }.value
  }

  @Test
  func anExpectedIssuePasses() {
    withExpectedIssue { reportIssue("expected") }
    #expect(TestContext.current?.isSwiftTesting == true)
  }
}
