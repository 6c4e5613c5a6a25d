import CoreTesting
import Effects
import Foundation
import Login
import Testing
import Views

@MainActor
struct LoginFeatureTests {
  let login = LoginData(name: "wimes", token: UUID(0))

  @Test func handsTheLoginDataOn() async {
    let store = TestStore(initialState: LoginFeature.State()) {
      LoginFeature()
    } withDependencies: { [login] in
      $0.auth.login = { _ in login }
    }

    await store.send(\.binding.name, "wimes") {
      $0.name = "wimes"
    }
    await store.send(.logInTapped) {
      $0.isLoggingIn = true
    }
    await store.receive(\.response.success, login) {
      $0.isLoggingIn = false
    }
    await store.receive(\.delegate.loggedIn, login)
  }

  @Test func theBrowserGetsAnotherNameBeforeTheLoginIsHandedOn() async {
    let done = LockIsolated<[String]>([])
    let store = TestStore(initialState: LoginFeature.State()) {
      LoginFeature()
    } withDependencies: { [login] in
      $0.auth.login = { name in
        done.withValue { $0.append("login") }
        if name.isEmpty { throw LoginError.emptyName }
        return login
      }
      $0.browser = BrowserClient { done.withValue { $0.append("renew") } }
    }

    await store.send(\.binding.name, "wimes") {
      $0.name = "wimes"
    }
    await store.send(.logInTapped) {
      $0.isLoggingIn = true
    }
    await store.receive(\.response.success, login) {
      $0.isLoggingIn = false
      #expect(done.value == ["login", "renew"])
    }
    await store.receive(\.delegate.loggedIn, login)
  }

  @Test func anAlertSaysWhyANameIsRefused() async {
    let store = TestStore(initialState: LoginFeature.State()) {
      LoginFeature()
    } withDependencies: {
      $0.auth.login = { _ in throw LoginError.emptyName }
    }

    await store.send(\.binding.name, " ") {
      $0.name = " "
    }
    await store.send(.logInTapped) {
      $0.isLoggingIn = true
    }
    await store.receive(\.response.failure) {
      $0.isLoggingIn = false
      $0.alert = AlertState {
        TextState("Not logged in")
      } actions: {
        ButtonState(role: .cancel) { TextState("OK") }
      } message: {
        TextState(LoginError.emptyName.description)
      }
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
  }

  @Test func aSecondTapWhileTheFirstIsUnderwayDoesNothing() async {
    let store = TestStore(initialState: LoginFeature.State()) {
      LoginFeature()
    } withDependencies: {
      $0.auth.login = { _ in try await Task.never() }
    }

    await store.send(\.binding.name, "wimes") {
      $0.name = "wimes"
    }
    let first = await store.send(.logInTapped) {
      $0.isLoggingIn = true
    }
    await store.send(.logInTapped)
    await first.cancel()
  }

  @Test func nothingHappensWithoutAName() async {
    let store = TestStore(initialState: LoginFeature.State()) { LoginFeature() }
    await store.send(.logInTapped)
  }
}
