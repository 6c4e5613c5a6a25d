import ComposableArchitecture
import Foundation
import XCTest

/// An oven that counts the minutes of a bake and stamps each tray that comes out.
@Reducer
private struct Oven {
  @ObservableState
  struct State: Equatable {
    var minutesLeft = 0
    var trays: [UUID] = []
  }

  enum Action {
    case trayPutIn(minutes: Int)
    case minutePassed
    case doorOpened
  }

  enum Bake { case running }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .trayPutIn(let minutes):
        state.minutesLeft = minutes
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
        }
        .cancellable(id: Bake.running)
      case .minutePassed:
        state.minutesLeft -= 1
        return state.minutesLeft == 0 ? .send(.doorOpened) : .none
      case .doorOpened:
        state.trays.append(uuid())
        return .cancel(id: Bake.running)
      }
    }
  }
}

final class OvenXCTests: XCTestCase {
  // Every test of the class bakes with ids that count from zero.
  override func invokeTest() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      super.invokeTest()
    }
  }

  @MainActor
  func testBakeEndsByItself() async {
    let clock = TestClock()
    let store = TestStore(initialState: Oven.State()) {
      Oven()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.trayPutIn(minutes: 2)) { $0.minutesLeft = 2 }
    await clock.advance(by: .seconds(120))
    await store.receive(\.minutePassed) { $0.minutesLeft = 1 }
    await store.receive(\.minutePassed) { $0.minutesLeft = 0 }
    await store.receive(\.doorOpened) { $0.trays = [UUID(0)] }
    await clock.run()
  }

  @MainActor
  func testDoorEndsTheBake() async {
    let store = TestStore(initialState: Oven.State(trays: [UUID(9)])) {
      Oven()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.trayPutIn(minutes: 40)) { $0.minutesLeft = 40 }
    await store.send(.doorOpened) { $0.trays.append(UUID(0)) }
  }

  @MainActor
  func testOvensDoNotShareTheirIDs() {
    let ovens = (0..<2).map { _ in Store(initialState: Oven.State()) { Oven() } }
    for oven in ovens { oven.send(.doorOpened) }
    XCTAssertEqual(ovens.flatMap(\.trays), [UUID(0), UUID(1)])
  }

  func testClassSetsTheDependenciesOfItsTests() {
    @Dependency(\.uuid) var uuid
    XCTAssertEqual([uuid(), uuid()], [UUID(0), UUID(1)])
  }
}
