import ColorStack
import CoreTesting
import Testing
import Views

@MainActor
struct ColorStackFeatureTests {
  @Test func goingBackFromTheMiddleTakesWhatIsAboveAlong() async {
    let store = TestStore(
      initialState: ColorStackFeature.State(path: [
        .blue(BlueFeature.State()), .orange(OrangeFeature.State()),
      ])
    ) {
      ColorStackFeature()
    }

    await store.send(.path(.element(id: 0, action: .blue(.backTapped))))
    await store.receive(\.path[id: 0].blue.delegate.goBack) {
      $0.path = []
    }
  }

  @Test func orangeGoesBackByItself() async {
    let store = TestStore(
      initialState: ColorStackFeature.State(path: [.orange(OrangeFeature.State())])
    ) {
      ColorStackFeature()
    }

    await store.send(.path(.element(id: 0, action: .orange(.backTapped))))
    await store.receive(\.path.popFrom) {
      $0.path = []
    }
  }
}
