import Core
import Foundation

/// A made-up account with all its repositories.
struct SampleAccount: Decodable {
  private static let repositoriesPerPage = 100

  var user: GitHubUser
  var repositories: [Repository]

  func page(_ cursor: RepositoryPage.Cursor) -> RepositoryPage {
    let start = if case .at(let url) = cursor { Int(url.path()) ?? 0 } else { 0 }
    let end = start + Self.repositoriesPerPage
    return RepositoryPage(
      repositories: Array(repositories.dropFirst(start).prefix(Self.repositoriesPerPage)),
      next: end < repositories.count ? URL(string: "sample:\(end)").map { .at($0) } : nil)
  }
}

extension SampleAccount {
  /// An account with more repositories than fit on three pages.
  static var hundreds: Self {
    let login = "hundreds"
    let repositories = (1...312).map { number in
      let name = "kata-\(String(repeating: "0", count: 3 - "\(number)".count))\(number)"
      return Repository(
        id: 1_000 + number, name: name, fullName: "\(login)/\(name)",
        summary: WrittenFacts.sentence(about: number) ?? ComputedFact.sentence(about: number),
        language: languages[number % 4],
        stars: number * number % 97, forks: number % 7, pushedAt: day(number),
        url: page(of: "\(login)/\(name)"))
    }
    let user = GitHubUser(
      login: login, name: "Hundreds of Repositories", bio: "One small exercise a day.",
      publicRepositories: repositories.count, followers: 12, createdAt: day(0), url: page(of: login)
    )
    return Self(user: user, repositories: repositories)
  }

  /// An account without a repository.
  static var newcomer: Self {
    Self(
      user: GitHubUser(login: "newcomer", createdAt: day(0), url: page(of: "newcomer")),
      repositories: [])
  }

  private static let languages = ["Swift", "Rust", "Kotlin", "Go"]

  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_704_067_200 + 86_400 * Double(number))
  }

  private static func page(of path: String) -> URL {
    URL(filePath: path, relativeTo: URL(string: "https://github.example/")).absoluteURL
  }
}

extension GitHubClient {
  /// Three made-up accounts that are part of the program.
  ///
  /// They are `sample`, `hundreds`, which fills several pages, and `newcomer`, which has no
  /// repository. Each call takes 200 ms on the `continuousClock`, so that progress can be seen.
  public static let sample = Self(
    user: { account in try await sampleAccount(account).user },
    repositories: { account, page in try await sampleAccount(account).page(page) }
  )

  private static let sampleDelay = Duration.milliseconds(200)

  private static func sampleAccount(_ name: String) async throws -> SampleAccount {
    @Dependency(\.continuousClock) var clock
    @Dependency(\.jsonDecoder) var decoder
    let name = try AccountName(name).text
    try await clock.sleep(for: sampleDelay)
    switch name.lowercased() {
    case "sample":
      let data = Data(SampleAccount.json.utf8)
      do {
        return try decoder.decode(SampleAccount.self, from: data)
      } catch let error as DecodingError {
        throw GitHubError.badJSON(JSONError(error, in: data))
      }
    case "hundreds": return .hundreds
    case "newcomer": return .newcomer
    default:
      throw GitHubError.notInSample(name, accounts: ["sample", "hundreds", "newcomer"])
    }
  }
}
