import ArgumentParser
import Core
import Launch

@main
struct TabBarDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The tab bar alone, with stand-ins for its tabs."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show(TabBarStage.State()) {
      Store(initialState: $0) { TabBarStage() }
    } view: {
      TabBarStageView(store: $0)
    }
  }
}
