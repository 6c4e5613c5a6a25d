import ArgumentParser
import Foundation
import Launch
import RepoReporter
import Views

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
    if options.isServer {
      return try await options.serve {
        state
      } store: {
        Store(initialState: $0) { RepoReporterFeature() }
      } view: {
        RepoReporterView(store: $0)
      }
    }
    try await options.show {
      Store(initialState: state) { RepoReporterFeature() }
    } view: {
      RepoReporterView(store: $0)
    } leaving: { store in
      await store.send(.favorites(.leaving)).finish()
      if let note = store.withState(\.favorites.alert?.message) {
        FileHandle.standardError.write(Data("note: \(String(state: note))\n".utf8))
      }
    }
  }
}
