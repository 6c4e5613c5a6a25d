import Core
import Foundation

extension GitHubClient: DependencyKey {
  /// The sample data, so that an app works without a network by default.
  public static let liveValue = GitHubClient.sample
}

extension GitHubClient {
  /// Creates a client that loads from `source`.
  public init(source: GitHubSource) {
    switch source {
    case .sample: self = .sample
    case .http(let baseURL): self = .http(baseURL: baseURL)
    }
  }
}

/// Where a ``GitHubClient`` loads from.
///
/// ``init(_:)`` reads an executable's option such as `--github sample` or `--github
/// https://api.github.com`.
public enum GitHubSource: Hashable, Sendable {
  /// The data that is part of the program.
  case sample
  /// A server that answers as GitHub's API does.
  case http(URL)

  /// Reads `sample` or a base URL; throws ``GitHubError/badBaseURL(_:_:)`` for anything else.
  public init(_ text: String) throws(GitHubError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.lowercased() == "sample" {
      self = .sample
      return
    }
    do throws(BaseURL.Unusable) {
      self = .http(try BaseURL.url(from: text))
    } catch {
      throw .badBaseURL(error.text, error.flaw)
    }
  }

  /// The account to show at first if the person has not chosen one.
  public var exampleAccount: String {
    switch self {
    case .sample: "sample"
    case .http: "swiftlang"
    }
  }
}

extension GitHubSource: CustomStringConvertible {
  /// The text from which ``init(_:)`` makes this source again.
  public var description: String {
    switch self {
    case .sample: "sample"
    case .http(let url): url.absoluteString
    }
  }
}
