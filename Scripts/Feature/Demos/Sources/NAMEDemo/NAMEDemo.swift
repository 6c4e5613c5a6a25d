import ArgumentParser
import Core
import Launch

@main
struct NAMEDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "NAME alone, with a stand-in for who composes it."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show {
      NAMEStageView(store: Store(initialState: NAMEStage.State()) { NAMEStage() })
    }
  }
}
