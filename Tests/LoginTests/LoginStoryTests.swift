import Effects
import Foundation
import Login
import Testing
import Views
import ViewsTesting

@MainActor
struct LoginStoryTests {
  let login = LoginData(name: "wimes", token: UUID(0))

  private func makeHost(_ clock: TestClock<Duration>) -> StoryHostOf<LoginFeature> {
    let store = TestStore(initialState: LoginFeature.State()) {
      LoginFeature()
    } withDependencies: { [login] in
      $0.auth.login = { name in
        try await clock.sleep(for: .seconds(1))
        guard name == "wimes" else { throw LoginError.emptyName }
        return login
      }
    }
    return StoryHost(store) { LoginView(store: $0) }
  }

  @Test func aPersonIsRefusedAndLogsInWithAnotherName() async {
    let clock = TestClock()
    let host = makeHost(clock)
    host.expectScreen {
      """
      Modular
      Facts about numbers, told by features that do not know each other.
      Who is it?
      Name: []
      [ Log in ] (disabled)
      """
    }

    await host.type("Name", " ") { $0.name = " " }
    await host.tap("Log in") { $0.isLoggingIn = true }
    host.expectScreen {
      """
      Modular
      Facts about numbers, told by features that do not know each other.
      Who is it?
      Name: [ ] (disabled)
      [ Log in ] (disabled)
      … Logging in
      """
    }
    await clock.advance(by: .seconds(1))
    await host.receive(\.response.failure) {
      $0.isLoggingIn = false
      $0.alert = AlertState {
        TextState("Not logged in")
      } actions: {
        ButtonState(role: .cancel) { TextState("OK") }
      } message: {
        TextState(LoginError.emptyName.description)
      }
    }
    host.expectScreen {
      """
      +-- Not logged in ---
      | The name is empty. Enter at least one letter.
      | [ OK ]
      +---
      """
    }
    await host.tap("OK") { $0.alert = nil }

    await host.type("Name", "wimes") { $0.name = "wimes" }
    await host.tap("Name") { $0.isLoggingIn = true }
    await clock.advance(by: .seconds(1))
    await host.receive(\.response.success, login) { $0.isLoggingIn = false }
    await host.receive(\.delegate.loggedIn, login)
  }
}
