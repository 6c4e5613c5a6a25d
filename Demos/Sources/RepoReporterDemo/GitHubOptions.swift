import ArgumentParser
import Effects
import Foundation
import Views

/// The flags that say which server to ask, and where to save favorites.
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

  /// Checks the URL here, because the parser's own message would print all of it, perhaps with a
  /// password.
  func validate() throws {
    do {
      _ = try github
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// Sets the clients to what the flags say.
  func prepare() throws {
    let github = try github
    let file = favorites.map { URL(filePath: $0) } ?? .favorites(of: github)
    prepareDependencies {
      $0.gitHub = GitHubClient(source: github)
      $0.favorites = .sqlite(at: file)
    }
  }
}
