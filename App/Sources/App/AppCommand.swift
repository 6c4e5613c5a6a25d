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
    if options.isServer { return try await serve() }
    let state = try deepLink.state(RootCoordinator.State(), of: "modular") { url, state in
      try state.open(url, asGuest: LoginData(name: "guest", token: UUID()))
    }
    try await options.show(isRestored: deepLink.restore) {
      Store(initialState: state) { RootCoordinator() }
    } view: {
      RootView(store: $0)
    } leaving: {
      deepLink.end(at: $0.withState(\.deepLink.url))
    }
  }

  /// Serves the app; the path of an address is a deep link without its scheme.
  @MainActor
  private func serve() async throws {
    let scheme = "\(DeepLink.scheme):/"
    let places = NamedPlaces<RootCoordinator.State>(
      place: { String($0.deepLink.url.dropFirst(scheme.count)) },
      open: { try $1.open(scheme + $0, asGuest: LoginData(name: "guest", token: UUID())) })
    try await options.serve(
      { RootCoordinator.State() }, places: places,
      store: { Store(initialState: $0) { RootCoordinator() } }, view: { RootView(store: $0) })
  }
}
