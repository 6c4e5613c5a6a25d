import ColorStack
import ColorTabs
import Testing
import Views
import ViewsTesting

@MainActor
struct ColorTabsStoryTests {
  @Test func eachTabKeepsTheStackOfTheModuleInIt() async {
    let store = TestStore(initialState: ColorTabsFeature.State()) { ColorTabsFeature() }
    let host = StoryHost(store) { ColorTabsView(store: $0) }

    await host.tap("Red by an action") { $0.left.path[id: 0] = .red(RedFeature.State()) }
    await host.tab("Right") { $0.selectedTab = .right }
    await host.tap("Blue by an action") { $0.right.path[id: 1] = .blue(BlueFeature.State()) }
    host.expectScreen {
      """
      == Blue ==
      < Back
      Blue asks its parent for Orange.
      [ Orange ]
      [ Go back ]
      Root › Blue
      --- Left | (Right) ---
      [ Orange on the right ]
      """
    }

    await host.tab("Left") { $0.selectedTab = .left }
    host.expectScreen {
      """
      == Red ==
      < Back
      Red asks its parent to go back.
      [ Go back ]
      Root › Red
      --- (Left) | Right ---
      [ Orange on the right ]
      """
    }

    await host.tap("Orange on the right") {
      $0.right.path = [.blue(BlueFeature.State()), .orange(OrangeFeature.State())]
      $0.selectedTab = .right
    }
    host.expectScreen {
      """
      == Orange ==
      < Back
      Orange goes back by itself.
      [ Go back ]
      Root › Blue › Orange
      --- Left | (Right) ---
      [ Orange on the right ]
      """
    }
    await host.tap("Go back")
    await host.receive(\.right.path.popFrom, 3) { $0.right.path[id: 3] = nil }
  }
}
