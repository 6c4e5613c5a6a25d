import Effects
import Foundation
import Testing

struct FavoritesFileTests {
  private func path(_ source: String, _ environment: [String: String]) throws -> String {
    URL.favorites(of: try GitHubSource(source), environment: environment)
      .path(percentEncoded: false)
  }

  @Test func liesWithOtherDataOfThePerson() throws {
    #expect(
      try path("sample", ["HOME": "/there/wimes"])
        == "/there/wimes/.local/share/repo-reporter/sample.sqlite")
    #expect(
      try path("sample", ["HOME": "/there/wimes", "XDG_DATA_HOME": "/data"])
        == "/data/repo-reporter/sample.sqlite")
    #expect(
      try path("sample", ["HOME": "/there/wimes", "XDG_DATA_HOME": "data"])
        == "/there/wimes/.local/share/repo-reporter/sample.sqlite")
  }

  @Test func aHomeThatIsNoPathCountsAsNone() throws {
    let home = FileManager.default.homeDirectoryForCurrentUser.path(percentEncoded: false)
    let path = try path("sample", ["HOME": ""])
    #expect(path.hasPrefix(home) && path.hasSuffix("/.local/share/repo-reporter/sample.sqlite"))
  }

  @Test func eachServerHasItsOwn() throws {
    let environment = ["XDG_DATA_HOME": "/data"]
    #expect(
      try path("https://api.github.com", environment)
        == "/data/repo-reporter/api.github.com.sqlite")
    #expect(
      try path("https://API.GitHub.com", environment)
        == "/data/repo-reporter/api.github.com.sqlite")
    #expect(
      try path("http://127.0.0.1:8080/", environment)
        == "/data/repo-reporter/127.0.0.1-8080.sqlite")
  }

  @Test func serversBelowDifferentPathsOfAHostDoNotShareOne() throws {
    let environment = ["XDG_DATA_HOME": "/data"]
    #expect(
      try path("http://127.0.0.1:8080/api/v3/", environment)
        == "/data/repo-reporter/127.0.0.1-8080%2Fapi%2Fv3.sqlite")
    let paths = try [
      "http://x.org", "http://x.org/a", "http://x.org/b", "http://x.org/a/b", "http://x.org/a%2Fb",
      "http://x.org/8080", "http://x.org:8080",
    ].map { try path($0, environment) }
    #expect(Set(paths).count == 7)
    #expect(
      try path("http://x.org/a/", environment) == path("http://x.org/a", environment))
  }

  @Test(arguments: [
    FavoritesError.damaged(path: "/f"), .tooNew(path: "/f"), .busy(path: "/f"), .full(path: "/f"),
    .inaccessible(path: "/f", reason: "no"),
  ])
  func everyErrorNamesTheFile(error: FavoritesError) {
    #expect("\(error)".contains(" /f ") || "\(error)".contains(" /f."))
    #expect("\(error)".hasSuffix("."))
  }

  @Test func aReasonThatIsASentenceIsEndedOnce() {
    let error = FavoritesError.inaccessible(path: "/f", reason: "That already exists.")
    #expect("\(error)".contains("already exists. Check that"))
  }
}
