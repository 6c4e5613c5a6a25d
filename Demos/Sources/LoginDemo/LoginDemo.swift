import ArgumentParser
import Core
import Launch

@main
struct LoginDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The log-in alone, with a stand-in for the app behind it."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show(LoginStage.State()) {
      Store(initialState: $0) { LoginStage() }
    } view: {
      LoginStageView(store: $0)
    }
  }
}
