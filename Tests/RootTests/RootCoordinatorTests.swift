import A
import B1
import CoreTesting
import Effects
import Facts
import Foundation
import Login
import Root
import TabBar
import Testing
import Views

@MainActor
struct RootCoordinatorTests {
  private let login = LoginData(name: "wimes", token: UUID(0))

  private var loggedIn: RootCoordinator.State {
    var state = RootCoordinator.State()
    state.routes.presentCover(
      .tabBar(MainTabBar.State(selectedTab: .a, content: MainTabs.State(login: login))))
    return state
  }

  private func b1(of state: RootCoordinator.State) -> B1Feature.State? {
    state.routes.last?.screen[case: \.tabBar]?.content.b.routes[id: .b1]?.screen[case: \.b1]
  }

  @Test func theLoginDataReachesB1() async {
    let store = TestStore(initialState: RootCoordinator.State()) { RootCoordinator() }

    await store.send(
      .router(.routeAction(id: 0, action: .login(.delegate(.loggedIn(login)))))
    ) {
      $0 = loggedIn
    }
    #expect(b1(of: store.state)?.login == login)
  }

  @Test func loggingOutComesBackToAnEmptyLogIn() async {
    let store = TestStore(initialState: loggedIn) { RootCoordinator() }

    await store.send(.router(.routeAction(id: 1, action: .tabBar(.logOutTapped))))
    await store.receive(\.router[id: 1].tabBar.delegate.logOut) {
      $0 = RootCoordinator.State()
    }
  }

  @Test func loggingOutCancelsWhatTheTabsHaveUnderway() async {
    let store = TestStore(initialState: loggedIn) {
      RootCoordinator()
    } withDependencies: {
      $0.numbers.fact = { _ in try await Task.never() }
    }

    func send(_ action: MainTabs.Action) async {
      await store.send(.router(.routeAction(id: 1, action: .tabBar(.content(action)))))
    }
    await send(.a(.router(.routeAction(id: 0, action: .a1(.fact(.task))))))
    await send(.b(.router(.routeAction(id: .b1, action: .b1(.fact(.task))))))
    await store.send(.router(.routeAction(id: 1, action: .tabBar(.logOutTapped))))
    await store.receive(\.router[id: 1].tabBar.delegate.logOut) {
      $0 = RootCoordinator.State()
    }
    await store.finish()
  }
}
