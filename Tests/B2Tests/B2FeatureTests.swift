import B2
import CoreTesting
import Effects
import Facts
import Testing
import Views

@MainActor
struct B2FeatureTests {
  @Test func loadsTheFactForFour() async {
    let store = TestStore(initialState: B2Feature.State()) {
      B2Feature()
    } withDependencies: {
      $0.numbers.fact = { "\($0) is even." }
    }

    await store.send(.fact(.task))
    await store.receive(\.fact.response.success, "4 is even.") {
      $0.fact.phase = .loaded("4 is even.")
    }
  }

  @Test func closesByItself() async {
    let dismissals = LockIsolated(0)
    let store = TestStore(initialState: B2Feature.State()) {
      B2Feature()
    } withDependencies: {
      $0.dismiss = DismissEffect { dismissals.withValue { $0 += 1 } }
    }

    await store.send(.closeTapped).finish()
    #expect(dismissals.value == 1)
  }
}
