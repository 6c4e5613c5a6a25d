import ArgumentParser
import B1
import Core
import Launch

@main
struct B1Demo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "B1 alone, with a stand-in for the B2 that it asks for."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show(B1Stage.State()) {
      Store(initialState: $0) { B1Stage() }
    } view: {
      B1StageView(store: $0)
    }
  }
}
