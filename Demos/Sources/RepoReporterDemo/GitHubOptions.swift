import ArgumentParser
import Core
import Effects
import Foundation

/// The flags that say what is asked, and where favorites are kept.
struct GitHubOptions: ParsableArguments {
  @Option(
    help: """
      Whom to ask: sample (the default), or the base URL of a server, such as \
      https://api.github.com.
      """,
    transform: { try GitHubSource($0) }
  )
  var github = GitHubSource.sample

  @Option(name: .customLong("account"), help: "The account to begin with.")
  private var chosenAccount: String?

  @Option(
    help: """
      The file that keeps favorites; by default one for each server in \
      $XDG_DATA_HOME/repo-reporter.
      """
  )
  var favorites: String?

  var account: String { chosenAccount ?? github.exampleAccount }

  /// Makes the clients be what the flags say.
  func prepare() {
    let file = favorites.map { URL(filePath: $0) } ?? .favorites(of: github)
    prepareDependencies {
      $0.gitHub = GitHubClient(source: github)
      $0.favorites = .sqlite(at: file)
    }
  }
}
