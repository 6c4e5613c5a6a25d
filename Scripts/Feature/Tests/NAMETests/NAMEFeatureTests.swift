import CoreTesting
import NAME
import Testing
import Views

@MainActor
struct NAMEFeatureTests {
  @Test func leavesItToItsComposerToGoOn() async {
    let store = TestStore(initialState: NAMEFeature.State()) { NAMEFeature() }

    await store.send(.doneTapped)
    await store.receive(\.delegate.done, 0)
  }

  @Test func countsInEachOrder() async {
    await explore(NAMEFeature.State()) {
      NAMEFeature()
    } steps: {
      [.inAnyOrder(.send(.incrementTapped), .send(.incrementTapped), .send(.doneTapped))]
    } finally: {
      $0.count == 2
    }
  }
}
