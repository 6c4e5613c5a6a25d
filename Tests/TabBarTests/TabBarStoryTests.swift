import Facts
import TabBar
import Testing
import Views
import ViewsTesting

@MainActor
struct TabBarStoryTests {
  @Test func aPersonChangesTheTabAndLogsOut() async {
    let store: TestStoreOf<TabBarFeature<Int, Counters>> = TestStore(
      initialState: TabBarFeature.State(selectedTab: 0, content: Counters.State())
    ) {
      TabBarFeature { Counters() }
    }
    let host = StoryHost(store) {
      TabBarView(store: $0) { store in
        NavigationStack {
          Button("Left \(store.left)") { store.send(.left) }.logOutButton()
        }
        .tabItem { Text("Left") }
        .tag(0)
        NavigationStack {
          Button("Right \(store.right)") { store.send(.right) }.logOutButton()
        }
        .tabItem { Text("Right") }
        .tag(1)
      }
    }

    await host.tap("Left 0") { $0.content.left = 1 }
    host.expectScreen {
      """
      [ Log out ]
      [ Left 1 ]
      --- (Left) | Right ---
      """
    }
    await host.tab("Right") { $0.selectedTab = 1 }
    await host.tap("Right 0") { $0.content.right = 1 }
    host.expectScreen {
      """
      [ Log out ]
      [ Right 1 ]
      --- Left | (Right) ---
      """
    }
    await host.tab("Left") { $0.selectedTab = 0 }
    host.expectScreen {
      """
      [ Log out ]
      [ Left 1 ]
      --- (Left) | Right ---
      """
    }

    await host.tap("Log out")
    await host.receive(\.delegate.logOut)
  }
}
