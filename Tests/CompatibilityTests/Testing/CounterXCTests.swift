import ComposableArchitecture
import XCTest

/// The same as in Swift Testing holds in XCTest.
final class CounterXCTests: XCTestCase {
  @MainActor
  func testCounting() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    XCTAssertEqual(store.state.count, 0)
    expectNoDifference(store.state, Counter.State(count: 0))
  }

  @MainActor
  func testEffects() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timers.State()) {
      Timers()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = false }
  }
}

/// What a whole class of tests has in common.
@MainActor
final class ServiceXCTests: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 0)
    } operation: {
      super.invokeTest()
    }
  }

  func testDependenciesOfTheClass() async {
    @Dependency(\.uuid) var uuid
    XCTAssertEqual(uuid(), UUID(0))
    XCTAssertEqual(uuid(), UUID(1))
  }

  func testEachTestBeginsAnew() {
    @Dependency(\.uuid) var uuid
    XCTAssertEqual(uuid(), UUID(0))
  }
}
