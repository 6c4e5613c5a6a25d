import ArgumentParser
import B2
import Core
import Launch

@main
struct B2Demo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "B2 alone, on a stand-in for the screen that it goes back to."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show(B2Stage.State()) {
      Store(initialState: $0) { B2Stage() }
    } view: {
      B2StageView(store: $0)
    }
  }
}
