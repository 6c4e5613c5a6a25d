import ComposableArchitecture
import XCTest

/// Each method begins anew: with shared state, ids of stacks, and the test store as elsewhere.
final class XCTestCaseTests: XCTestCase {
  private func moorsOneShip() {
    @Shared(.inMemory("harbour")) var ships = 0
    XCTAssertEqual(ships, 0)
    $ships.withLock { $0 += 1 }
    XCTAssertEqual(ships, 1)
    @Shared(.appStorage("isFoggy")) var isFoggy = false
    XCTAssertFalse(isFoggy)
    $isFoggy.withLock { $0 = true }
    @Shared(.fileStorage(URL(filePath: "/harbour/log.json"))) var log: [String] = []
    XCTAssertEqual(log, [])
    $log.withLock { $0.append("moored") }
  }

  func testSharedStateIsTheMethodsOwnA() { moorsOneShip() }

  func testSharedStateIsTheMethodsOwnB() { moorsOneShip() }

  func testSharedStateIsTheMethodsOwnC() async {
    moorsOneShip()
    await Task.detached {
      @Shared(.inMemory("harbour")) var ships = 0
      XCTAssertEqual(ships, 1)
    }.value
  }

  private func countsIdsFromZero() {
    var path = StackState<Int>()
    path.append(7)
    path.append(8)
    XCTAssertEqual(path.ids, [0, 1])
  }

  func testIdsOfStacksCountFromZeroA() { countsIdsFromZero() }

  func testIdsOfStacksCountFromZeroB() { countsIdsFromZero() }

  @MainActor
  func testATestStoreFindsTheMethodsSharedState() async {
    @Shared(.inMemory("harbour")) var ships = 3
    let store = TestStore(initialState: .init()) { Ferry() }
    XCTAssertEqual(store.state.ships, 3)
    await store.send(.moor(4)) { $0.$ships.withLock { $0 = 4 } }
    XCTAssertEqual(ships, 4)
  }

  @MainActor
  func testSkippedAssertionsAreShownAndPass() async {
    let store = TestStore(initialState: .init()) { Ferry() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.load(1))
    await store.send(.load(1)) { XCTAssertEqual($0.cars, 2) }
    await store.send(.inspect)
    await store.skipReceivedActions()
    await store.send(.moor(9))
    await store.finish()
  }
}
