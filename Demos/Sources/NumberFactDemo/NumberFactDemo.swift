import ArgumentParser
import Core
import Launch
import NumberFact

@main
struct NumberFactDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A counter, and the fact of its number in an alert."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    try await options.show(NumberFactFeature.State()) {
      Store(initialState: $0) { NumberFactFeature() }
    } view: {
      NumberFactView(store: $0)
    }
  }
}
