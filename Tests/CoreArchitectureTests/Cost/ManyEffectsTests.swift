import ComposableArchitecture
import Synchronization
import XCTest

/// In XCTest, whose tests run one after the other: this one keeps the main actor busy for seconds.
final class ManyEffectsTests: XCTestCase {
  @MainActor
  func testAHundredThousandEffectsEndWithTheirFeature() async {
    let ended = Atomic<Int>.Box()
    let store = Store(initialState: ManyEffects.State(child: ManyEffectsChild.State())) {
      ManyEffects(ended: ended)
    }
    var tasks: [StoreTask] = []
    for _ in 0..<100_000 { tasks.append(store.send(.child(.presented(.start)))) }
    store.send(.child(.dismiss))
    for task in tasks { await task.finish() }
    XCTAssertEqual(ended.value, 100_000)
  }
}
