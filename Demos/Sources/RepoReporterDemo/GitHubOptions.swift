import ArgumentParser
import Core
import Effects
import Foundation

/// The flags that say what is asked, and where favorites are kept.
struct GitHubOptions: ParsableArguments {
  @Option(
    name: .customLong("github"),
    help: "Whom to ask: sample, or the base URL of a server, such as https://api.github.com.")
  private var githubText = "sample"

  @Option(name: .customLong("account"), help: "The account to begin with.")
  private var chosenAccount: String?

  @Option(
    help: """
      The file that keeps favorites; by default one for each server in \
      $XDG_DATA_HOME/repo-reporter.
      """
  )
  var favorites: String?

  private var github: GitHubSource {
    get throws(GitHubError) { try GitHubSource(githubText) }
  }

  var account: String {
    get throws { try chosenAccount ?? github.exampleAccount }
  }

  /// Says what is wrong by itself: the parser would print the whole URL, perhaps with a password.
  func validate() throws {
    do {
      _ = try github
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// Makes the clients be what the flags say.
  func prepare() throws {
    let github = try github
    let file = favorites.map { URL(filePath: $0) } ?? .favorites(of: github)
    prepareDependencies {
      $0.gitHub = GitHubClient(source: github)
      $0.favorites = .sqlite(at: file)
    }
  }
}
