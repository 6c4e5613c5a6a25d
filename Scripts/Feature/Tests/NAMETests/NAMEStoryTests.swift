import NAME
import Testing
import Views
import ViewsTesting

@MainActor
struct NAMEStoryTests {
  @Test func aPersonCountsAndIsDone() async {
    let store = TestStore(initialState: NAMEFeature.State()) { NAMEFeature() }
    let host = StoryHost(store) { NAMEView(store: $0) }

    await host.tap("Increment") { $0.count = 1 }
    host.expectScreen {
      """
      == NAME ==
      1
      [ Increment ]
      [ Done ]
      """
    }
    await host.tap("Done")
    await host.receive(\.delegate.done, 1)
  }
}
