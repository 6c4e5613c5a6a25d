import Core
import Foundation

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
        throw GitHubError.badJSON(JSONFlaw(error, in: data))
      }
    case "hundreds": return .hundreds
    case "newcomer": return .newcomer
    default:
      throw GitHubError.notInSample(name, accounts: ["sample", "hundreds", "newcomer"])
    }
  }
}
