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
    try await options.show {
      NumberFactView(store: Store(initialState: NumberFactFeature.State()) { NumberFactFeature() })
    }
  }
}
