import ArgumentParser
import Core
import Launch
import Root

@main
struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "App",
    abstract: "Log in, and read facts about numbers."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show {
      RootView(store: Store(initialState: RootFeature.State()) { RootFeature.body })
    }
  }
}
