import Effects
import Foundation
import Launch
import Root
import Views

/// All features together, from the login on.
@main
struct App: LaunchedApp {
  static let summary = "Log in, and read facts about numbers."

  var body: some LinkedScene {
    LinkedWindowGroup(scheme: DeepLink.scheme, RootCoordinator.State()) {
      Store(initialState: $0) { RootCoordinator() }
    } view: {
      RootView(store: $0)
    } url: {
      $0.deepLink.url
    } open: { url, state in
      try state.open(url, asGuest: LoginData(name: "guest", token: UUID()))
    }
  }
}
