import CoreTesting
import TabBar
import Testing
import Views

@MainActor
struct TabBarFeatureTests {
  private func makeStore() -> TestStoreOf<TabBarFeature<Int, Counters>> {
    TestStore(initialState: TabBarFeature.State(selectedTab: 0, content: Counters.State())) {
      TabBarFeature { Counters() }
    }
  }

  @Test func remembersTheSelectedTab() async {
    let store = makeStore()
    await store.send(.tabSelected(1)) {
      $0.selectedTab = 1
    }
  }

  @Test func runsTheContentThatItsComposerGivesIt() async {
    let store = makeStore()
    await store.send(.content(.left)) {
      $0.content.left = 1
    }
    await store.send(.tabSelected(1)) {
      $0.selectedTab = 1
    }
    await store.send(.content(.right)) {
      $0.content.right = 1
    }
  }

  @Test func leavesItToItsComposerToLogOut() async {
    let store = makeStore()
    await store.send(.logOutTapped)
    await store.receive(\.delegate.logOut)
  }
}
