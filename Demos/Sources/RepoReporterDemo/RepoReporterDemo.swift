import ArgumentParser
import Core
import Launch
import RepoReporter

@main
struct RepoReporterDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The repositories of a GitHub account, and favorites among them."
  )

  @OptionGroup var options: LaunchOptions
  @OptionGroup var gitHub: GitHubOptions

  @MainActor
  func run() async throws {
    gitHub.prepare()
    var store: StoreOf<RepoReporterFeature>?
    let outcome = await Result {
      try await options.show {
        let made = Store(initialState: RepoReporterFeature.State(account: gitHub.account)) {
          RepoReporterFeature()
        }
        store = made
        return RepoReporterView(store: made)
      }
    }
    await store?.send(.favorites(.leaving)).finish()
    try outcome.get()
  }
}
