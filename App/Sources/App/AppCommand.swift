import ArgumentParser
import Core
import Effects
import Foundation
import Launch
import Root

@main
struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "App",
    abstract: "Log in, and read facts about numbers."
  )

  @OptionGroup var options: LaunchOptions
  @OptionGroup var deepLink: DeepLinkOptions

  @MainActor
  func run() async throws {
    let state = try deepLink.state(RootCoordinator.State(), of: "modular") { url, state in
      try state.open(url, asGuest: LoginData(name: "guest", token: UUID()))
    }
    var store: StoreOf<RootCoordinator>?
    defer { if let store { deepLink.end(at: store.withState(\.deepLink.url)) } }
    try await options.show {
      let made = Store(initialState: state) { RootCoordinator() }
      store = made
      return RootView(store: made)
    }
  }
}
