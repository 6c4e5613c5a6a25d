import CoreDependencies
import XCTest

/// The bell of a harbour: an object, so that two who hold the same one hear each other.
private final class Bell: TestDependencyKey, Sendable {
  static var testValue: Bell { Bell() }
  let strokes = LockIsolated(0)
}

/// Each of these passes alone; together they show that no method finds what another has left.
final class XCTestDefaultsTests: XCTestCase {
  private func strikesOnce(_ place: StaticString = #filePath, _ line: UInt = #line) {
    @Dependency(Bell.self) var bell
    XCTAssertEqual(bell.strokes.value, 0, file: place, line: line)
    bell.strokes.withValue { $0 += 1 }
    @Dependency(Bell.self) var again
    XCTAssertEqual(again.strokes.value, 1, file: place, line: line)
  }

  func testAMethodFindsAnObjectOfItsOwn() { strikesOnce() }

  func testAnotherMethodFindsAnotherObject() { strikesOnce() }

  func testAnAsynchronousMethodFindsAnotherObject() async {
    strikesOnce()
    await Task.detached {
      @Dependency(Bell.self) var bell
      XCTAssertEqual(bell.strokes.value, 1)
    }.value
  }

  func testPreparedValuesStayInTheirMethodA() { preparesALiveContext() }

  func testPreparedValuesStayInTheirMethodB() { preparesALiveContext() }

  private func preparesALiveContext() {
    @Dependency(\.context) var context
    XCTAssertEqual(context, .test)
    prepareDependencies {
      $0.context = .live
      $0[Bell.self].strokes.setValue(7)
    }
    XCTAssertEqual(context, .live)
  }

  func testAnIssueIsReportedOncePerMethodA() { readsWhatHasNoTestValue() }

  func testAnIssueIsReportedOncePerMethodB() { readsWhatHasNoTestValue() }

  private func readsWhatHasNoTestValue() {
    let reports = Reports()
    withIssueReporters([reports]) {
      @Dependency(Tide.self) var tide
      _ = (tide, tide)
    }
    XCTAssertEqual(reports.count.value, 1)
  }
}

private struct Tide: DependencyKey {
  static let liveValue = Tide()
}

private struct Reports: IssueReporter {
  let count = LockIsolated(0)

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    count.withValue { $0 += 1 }
  }
}
