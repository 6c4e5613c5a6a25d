import Effects
import Foundation
import Testing

struct GitHubErrorTests {
  @Test(arguments: [
    (
      GitHubError.rateLimited(until: Date(timeIntervalSince1970: 1_795_269_900)),
      """
      GitHub answers only so many requests an hour from one address, and this one has used them \
      up. Try again after 14:05 UTC on 21 November 2026.
      """
    ),
    (
      .rateLimited(until: nil),
      """
      GitHub answers only so many requests an hour from one address, and this one has used them \
      up. Try again in an hour.
      """
    ),
    (
      .badJSON(JSONError(field: "[3].stargazers_count", .other(expected: "a whole number"))),
      """
      The server's answer cannot be used: the field "[3].stargazers_count" should be a whole \
      number. Check that GITHUB is the base URL of GitHub's API, such as https://api.github.com.
      """
    ),
    (
      .badJSON(JSONError(field: "login", .missing)),
      """
      The server's answer cannot be used: the field "login" is missing. Check that GITHUB is the \
      base URL of GitHub's API, such as https://api.github.com.
      """
    ),
    (
      .pageGone,
      """
      The next page of the list is gone: the list or the account has changed. Try again to load it \
      from its beginning.
      """
    ),
    (
      .notInSample("x", accounts: ["a", "b", "c"]),
      """
      There is no account "x" in the sample data, which has "a", "b" and "c". To ask GitHub \
      itself, start with GITHUB=https://api.github.com.
      """
    ),
    (
      .transfer(.timeout(.seconds(15))), "No answer arrived within 15.0 seconds. Try again."
    ),
  ])
  func theTextSaysWhatHappenedAndWhatToDo(error: GitHubError, text: String) {
    #expect("\(error)" == text)
  }

  @Test(arguments: [
    ("sample", GitHubSource.sample), (" Sample\n", .sample),
  ])
  func sourceThatIsTheSample(text: String, source: GitHubSource) throws {
    #expect(try GitHubSource(text) == source)
  }

  @Test func sourceThatIsAServer() throws {
    let source = try GitHubSource("https://api.github.com")
    #expect(source == .http(try #require(URL(string: "https://api.github.com"))))
    #expect(source.description == "https://api.github.com")
  }

  @Test(arguments: [
    ("api.github.com", "api.github.com", BaseURLError.notHTTP),
    ("https://", "https://", .noHost),
    ("https://me:secret@x.org", "https://x.org", .hasCredentials),
  ])
  func sourceThatCannotBeAsked(text: String, shown: String, flaw: BaseURLError) {
    #expect(throws: GitHubError.badBaseURL(shown, flaw)) { try GitHubSource(text) }
  }
}
