import ColorStack
import Testing
import Views
import ViewsTesting

@MainActor
struct ColorStackStoryTests {
  @Test func aPersonGoesThroughTheColorsAndBack() async {
    let store = TestStore(initialState: ColorStackFeature.State()) { ColorStackFeature() }
    let host = StoryHost(store) { ColorStackView(store: $0) }
    host.expectScreen {
      """
      == Root ==
      [ Red by a link > ]
      [ Blue by a link > ]
      [ Red by an action ]
      [ Blue by an action ]
      Root
      """
    }

    await host.tap("Red by a link") { $0.path[id: 0] = .red(RedFeature.State()) }
    host.expectScreen {
      """
      == Red ==
      < Back
      Red asks its parent to go back.
      [ Go back ]
      Root › Red
      """
    }
    await host.tap("Go back")
    await host.receive(\.path[id: 0].red.delegate.goBack) { $0.path[id: 0] = nil }

    await host.tap("Blue by an action") { $0.path[id: 1] = .blue(BlueFeature.State()) }
    await host.tap("Orange")
    await host.receive(\.path[id: 1].blue.delegate.openOrange) {
      $0.path[id: 2] = .orange(OrangeFeature.State())
    }
    host.expectScreen {
      """
      == Orange ==
      < Back
      Orange goes back by itself.
      [ Go back ]
      Root › Blue › Orange
      """
    }
    await host.tap("Go back")
    await host.receive(\.path.popFrom, 2) { $0.path[id: 2] = nil }
    host.expectScreen {
      """
      == Blue ==
      < Back
      Blue asks its parent for Orange.
      [ Orange ]
      [ Go back ]
      Root › Blue
      """
    }
    await host.back { $0.path[id: 1] = nil }
  }
}
