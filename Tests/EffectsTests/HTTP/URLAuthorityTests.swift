import Foundation
import Testing

@testable import Effects

struct URLAuthorityTests {
  @Test(arguments: [
    ("http://example.org", "example.org:80"), ("https://Example.ORG/x", "example.org:443"),
    ("http://example.org:8080", "example.org:8080"), ("http://[::1]:8080/", "[::1]:8080"),
    ("https://[::1]", "[::1]:443"), ("gopher://old.example", "old.example"), ("/nowhere", nil),
    ("mailto:wimes@example.org", nil),
  ])
  func namesTheServerAndItsPort(url: String, authority: String?) throws {
    let url = try #require(URL(string: url))
    #expect(url.authority == authority)
  }

  @Test(arguments: [
    ("https://example.org", "https://EXAMPLE.org:443/x", true),
    ("http://example.org:80/api", "http://example.org/x", true),
    ("https://example.org", "http://example.org:443", false),
    ("https://example.org", "https://example.org.elsewhere.example", false),
    ("https://example.org:8443", "https://example.org", false),
  ])
  func tellsWhichURLsLeadToTheSameServer(base: String, other: String, isSame: Bool) throws {
    let other = try #require(URL(string: other))
    let base = try BaseURL(try #require(URL(string: base)))
    #expect(base.isSameServer(as: other) == isSame)
  }
}
