import Testing
import Views
import ViewsTesting

@testable import Root

@MainActor
struct RootStoryTests {
  @Test func whatIsCountedIsKept() async {
    let store = TestStore(initialState: RootFeature.State()) { RootFeature() }
    let host = StoryHost(store) { RootView(store: $0) }
    await host.tap("Increment") { $0.counter.count = 1 }
    await host.tap("Done")
    await host.receive(\.counter.delegate.done, 1) {
      $0.counts = [1]
      $0.counter.count = 0
    }
    host.expectScreen {
      """
      == Counter ==
      0
      [ Increment ]
      [ Done ]
      Counted to 1
      """
    }
  }
}
