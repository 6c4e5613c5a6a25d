import ArgumentParser
import ColorStack
import Core
import Launch

@main
struct ColorStackDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A stack of colored screens, run alone."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show(ColorStackFeature.State()) {
      Store(initialState: $0) { ColorStackFeature() }
    } view: {
      ColorStackView(store: $0)
    }
  }
}
