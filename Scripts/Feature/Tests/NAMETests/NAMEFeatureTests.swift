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
}
