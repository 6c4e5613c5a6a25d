import ColorStack
import ColorTabs
import CoreTesting
import Testing
import Views

@MainActor
struct ColorTabsFeatureTests {
  @Test func aScreenIsOpenedInTheOtherTabsStack() async {
    let store = TestStore(initialState: ColorTabsFeature.State()) { ColorTabsFeature() }

    await store.send(.left(.redTapped)) {
      $0.left.path[id: 0] = .red(RedFeature.State())
    }
    await store.send(.orangeTapped) {
      $0.right.path[id: 1] = .blue(BlueFeature.State())
      $0.right.path[id: 2] = .orange(OrangeFeature.State())
      $0.selectedTab = .right
    }
  }
}
