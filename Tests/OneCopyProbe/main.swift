import Effects
import Foundation
import Login
import Views

/// Checks for what would differ if Effects, or a feature, held a `Core` of its own.
///
/// Each check sets something in this executable and lets code of Effects read it: the live log-in
/// makes its token with the `uuid` dependency.
struct OneCopyProbe {
  let prepared = UUID()
  let overridden = UUID()

  func run() async -> [(name: String, holds: Bool)] {
    prepareDependencies { $0.uuid = .constant(prepared) }
    return [
      ("type", (AuthClient.self as Any.Type) is any DependencyKey.Type),
      ("singleton", await token() == prepared),
      ("task local", await overriddenToken() == overridden),
      ("feature", await featureToken() == overridden),
    ]
  }

  private func token() async -> UUID? {
    try? await AuthClient.liveValue.login(name: "wimes").token
  }

  private func overriddenToken() async -> UUID? {
    await withDependencies {
      $0.uuid = .constant(overridden)
    } operation: {
      await token()
    }
  }

  @MainActor
  private func featureToken() async -> UUID? {
    let token = LockIsolated<UUID?>(nil)
    let store = Store(initialState: LoginFeature.State()) {
      Reduce<LoginFeature.State, LoginFeature.Action> { _, action in
        if case .delegate(.loggedIn(let login)) = action { token.setValue(login.token) }
        return .none
      }
      LoginFeature()
    } withDependencies: {
      $0.uuid = .constant(overridden)
    }
    store.send(.binding(.set(\.name, "wimes")))
    await store.send(.logInTapped).finish()
    return token.value
  }
}

let results = await OneCopyProbe().run()
for result in results where !result.holds {
  print("\(result.name): the images of this process hold different copies of Core")
}
exit(results.allSatisfy(\.holds) ? 0 : 1)
