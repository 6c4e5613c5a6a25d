import ArgumentParser
import Core
import Foundation
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
    try gitHub.prepare()
    let state = RepoReporterFeature.State(account: try gitHub.account)
    var store: StoreOf<RepoReporterFeature>?
    let outcome = await Result {
      try await options.show {
        let made = Store(initialState: state) { RepoReporterFeature() }
        store = made
        return RepoReporterView(store: made)
      }
    }
    await store?.send(.favorites(.leaving)).finish()
    if let note = store?.withState(\.favorites.alert?.message) {
      FileHandle.standardError.write(Data("note: \(String(state: note))\n".utf8))
    }
    try outcome.get()
  }
}
