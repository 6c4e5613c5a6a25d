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
  @OptionGroup var place: PlaceOptions

  @MainActor
  func run() async throws {
    let state = try place.state(RootCoordinator.State(), of: "modular") { url, state in
      try state.open(url, asGuest: LoginData(name: "guest", token: UUID()))
    }
    defer { place.end() }
    try await options.show {
      RootView(store: Store(initialState: state) { RootCoordinator() })
    }
  }
}
