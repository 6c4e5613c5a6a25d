import A
import B1
import Effects
import Facts
import Foundation
import Login
import Root
import TabBar
import Testing
import Views
import ViewsTesting

@MainActor
struct RootStoryTests {
  let login = LoginData(name: "wimes", token: UUID(0))

  private func makeHost(_ clock: TestClock<Duration>) -> StoryHostOf<RootCoordinator> {
    let store = TestStore(initialState: RootCoordinator.State()) {
      RootCoordinator()
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

    await host.type("Name", "wimes") { $0.routes[0].screen.modify(\.login) { $0.name = "wimes" } }
    await host.tap("Log in") { $0.routes[0].screen.modify(\.login) { $0.isLoggingIn = true } }
    await host.receive(\.router[id: 0].login.response.success, login) {
      $0.routes[0].screen.modify(\.login) { $0.isLoggingIn = false }
    }
    await host.receive(\.router[id: 0].login.delegate.loggedIn, login) {
      $0.routes.presentCover(
        .tabBar(MainTabBar.State(selectedTab: .a, content: MainTabs.State(login: login))))
    }

    await host.receive(\.router[id: 1].tabBar.content.a.router[id: 0].a1.fact.task)
    await clock.advance(by: .seconds(1))
    await host.receive(
      \.router[id: 1].tabBar.content.a.router[id: 0].a1.fact.response.success, "The fact of 1."
    ) {
      $0.routes[1].screen.modify(\.tabBar) {
        $0.content.a.routes[0].screen.modify(\.a1) { $0.fact.phase = .loaded("The fact of 1.") }
      }
    }
    await host.receive(\.router[id: 1].tabBar.content.a.router[id: 0].a1.fact.task)
    host.expectScreen {
      """
      == A1 ==
      [ Log out ]
      odd  square
      The fact of 1.
      A1 asks for A2 without knowing it. The coordinator around both opens it.
      [ Open A2 ]
      --- (A) | B ---
      """
    }

    await host.tab("B") { $0.routes[1].screen.modify(\.tabBar) { $0.selectedTab = .b } }
    await host.receive(\.router[id: 1].tabBar.content.b.router[id: .b1].b1.fact.task)
    host.expectScreen {
      """
      == B1 ==
      [ Log out ]
      Logged in as wimes
      even  prime
      … Loading the fact
      The name came down from the log-in. B1 does not import the package of B2.
      [ Open B2 ]
      --- A | (B) ---
      """
    }

    await host.tap("Log out")
    await host.receive(\.router[id: 1].tabBar.delegate.logOut) { $0 = RootCoordinator.State() }
    host.expectScreen {
      """
      Modular
      Facts about numbers, told by features that do not know each other.
      Who is it?
      Name: []
      [ Log in ] (disabled)
      """
    }
  }
}
