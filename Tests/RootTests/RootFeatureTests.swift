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
struct RootFeatureTests {
  let login = LoginData(name: "wimes", token: UUID(0))

  private var loggedIn: RootFeature.State {
    .tabBar(MainTabBar.State(selectedTab: .a, content: MainTabs.State(login: login)))
  }

  @Test func theLoginDataReachesB1() async {
    let store = TestStore(initialState: RootFeature.State()) { RootFeature.body }

    await store.send(.login(.delegate(.loggedIn(login)))) {
      $0 = loggedIn
    }
    #expect(store.state.tabBar?.content.b.b1.login == login)
  }

  @Test func loggingOutComesBackToAnEmptyLogIn() async {
    let store = TestStore(initialState: loggedIn) { RootFeature.body }

    await store.send(.tabBar(.logOutTapped))
    await store.receive(\.tabBar.delegate.logOut) {
      $0 = .login(LoginFeature.State())
    }
  }

  @Test func loggingOutCancelsWhatTheTabsHaveUnderway() async {
    let store = TestStore(initialState: loggedIn) {
      RootFeature.body
    } withDependencies: {
      $0.numbers.fact = { _ in try await Task.never() }
    }

    await store.send(.tabBar(.content(.a(.a1(.fact(.task))))))
    await store.send(.tabBar(.content(.b(.b1(.fact(.task))))))
    await store.send(.tabBar(.logOutTapped))
    await store.receive(\.tabBar.delegate.logOut) {
      $0 = .login(LoginFeature.State())
    }
    await store.finish()
  }
}
