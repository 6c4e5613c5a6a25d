import A
import B1
import Core
import CoreTesting
import Effects
import Foundation
import Login
import Root
import TabBar
import Testing

@MainActor
struct RootStoryTests {
  let login = LoginData(name: "wimes", token: UUID(0))

  private func makeHost(_ clock: TestClock<Duration>) -> StoryHostOf<RootFeature> {
    let store = TestStore(initialState: RootFeature.State()) {
      RootFeature.body
    } withDependencies: { [login] in
      $0.auth.login = { _ in login }
      $0.numbers.fact = { number in
        try await clock.sleep(for: .seconds(1))
        return "The fact of \(number)."
      }
    }
    return StoryHost(store) { RootView(store: $0) }
  }

  @Test func aPersonLogsInReadsAFactAndLogsOutBeforeTheNext() async {
    let clock = TestClock()
    let host = makeHost(clock)

    await host.type("Name", "wimes") { $0.modify(\.login) { $0.name = "wimes" } }
    await host.tap("Log in") { $0.modify(\.login) { $0.isLoggingIn = true } }
    await host.receive(\.login.response.success, login) {
      $0.modify(\.login) { $0.isLoggingIn = false }
    }
    await host.receive(\.login.delegate.loggedIn, login) {
      $0 = .tabBar(MainTabBar.State(selectedTab: .a, content: MainTabs.State(login: login)))
    }

    await host.receive(\.tabBar.content.a.a1.fact.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.tabBar.content.a.a1.fact.response.success, "The fact of 1.") {
      $0.modify(\.tabBar) { $0.content.a.a1.fact.phase = .loaded("The fact of 1.") }
    }
    await host.receive(\.tabBar.content.a.a1.fact.task)
    host.expectScreen {
      """
      == A1 ==
      The fact of 1.
      [ Open A2 ]
      --- (A) | B ---
      [ Log out ]
      """
    }

    await host.tab("B") { $0.modify(\.tabBar) { $0.selectedTab = .b } }
    await host.receive(\.tabBar.content.b.b1.fact.task)
    host.expectScreen {
      """
      == B1 ==
      Logged in as wimes
      … Loading the fact
      [ Open B2 ]
      --- A | (B) ---
      [ Log out ]
      """
    }

    await host.tap("Log out")
    await host.receive(\.tabBar.delegate.logOut) { $0 = .login(LoginFeature.State()) }
    host.expectScreen {
      """
      Who is it?
      Name: []
      [ Log in ] (disabled)
      """
    }
  }
}
