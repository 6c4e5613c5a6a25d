import Core
import Effects
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20)))
struct GitHubClientSampleTests {
  private func withImmediateClock<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      try await body()
    }
  }

  private func pages(of account: String) async throws -> [RepositoryPage] {
    try await withImmediateClock {
      var pages: [RepositoryPage] = []
      var cursor: RepositoryPage.Cursor? = .first
      while let next = cursor {
        pages.append(try await GitHubClient.sample.repositories(account: account, page: next))
        cursor = pages.last?.next
      }
      return pages
    }
  }

  @Test func theSampleIsReadLikeAnAnswer() async throws {
    let user = try await withImmediateClock {
      try await GitHubClient.sample.user(account: "sample")
    }
    let repositories = try await pages(of: "sample").flatMap(\.repositories)
    #expect(user.login == "sample")
    #expect(user.publicRepositories == repositories.count)
    #expect(repositories.map(\.name) == repositories.map(\.name).sorted())
    #expect(repositories.allSatisfy { $0.fullName == "sample/\($0.name)" })
    #expect(repositories.contains { $0.summary == nil && $0.language != nil })
  }

  @Test func hundredsComeInPagesEachOnce() async throws {
    let pages = try await pages(of: "Hundreds")
    #expect(pages.map(\.repositories.count) == [100, 100, 100, 12])
    #expect(Set(pages.flatMap(\.repositories).map(\.id)).count == 312)
    #expect(
      pages[3].repositories.last?.url.absoluteString
        == "https://github.example/hundreds/kata-312")
  }

  @Test func aNewcomerHasNone() async throws {
    #expect(try await pages(of: "newcomer") == [RepositoryPage(repositories: [])])
  }

  @Test func anAccountThatIsNotThereIsToldFromOthers() async {
    await #expect(
      throws: GitHubError.notInSample("apple", accounts: ["sample", "hundreds", "newcomer"])
    ) {
      try await withImmediateClock { try await GitHubClient.sample.user(account: "apple") }
    }
    await #expect(throws: GitHubError.badAccount("a/b")) {
      try await withImmediateClock { try await GitHubClient.sample.user(account: "a/b") }
    }
  }

  @Test func clientThatATestHasNotOverriddenFailsIt() async {
    await withKnownIssue {
      _ = try await GitHubClient.testValue.user(account: "x")
    }
  }
}
