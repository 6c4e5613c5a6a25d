import ArgumentParser
import Launch

@main
struct Previews: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The previews of all features, case studies and the app."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws { try await options.showPreviews() }
}
