import ArgumentParser
import ColorTabs
import Core
import Launch

@main
struct ColorTabsDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The stack of colored screens, mounted in two tabs."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show(ColorTabsFeature.State()) {
      Store(initialState: $0) { ColorTabsFeature() }
    } view: {
      ColorTabsView(store: $0)
    }
  }
}
