import A
import ArgumentParser
import Core
import Launch

@main
struct ADemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A alone: A1, and A2 pushed onto it."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show(ACoordinator.State()) {
      Store(initialState: $0) { ACoordinator() }
    } view: {
      ACoordinatorView(store: $0)
    }
  }
}
