import ComposableArchitecture
import Foundation
import XCTest

/// Tests that fail on purpose.
///
/// `Scripts/failures` runs them and reads what they print.
final class XCTestProbe: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["FAIL_ON_PURPOSE"] == nil)
  }

  @MainActor
  func testADifferenceFails() async {
    let store = TestStore(initialState: Doubled.State()) { Doubled() }
    await store.send(.tap) { $0.number = 1 }
  }

  @MainActor
  func testASkippedAssertionIsShown() async {
    let store = TestStore(initialState: Doubled.State()) { Doubled() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.tap)
  }

  func testAReportedIssueFails() {
    reportIssue("reported in a test")
  }
}
