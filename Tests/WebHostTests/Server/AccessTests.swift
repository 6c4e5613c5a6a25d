import HTTPTypes
import Testing

@testable import WebHost

@Suite
struct AccessTests {
  @Test func `Only a page of this address may change something`() throws {
    let access = Access(settings: try WebSettings())
    let isOurs = { access.isOurs(origin: $0, host: "a.example:8080", scheme: "http") }
    #expect(isOurs("http://a.example:8080"))
    #expect(!isOurs("http://a.example"))
    #expect(!isOurs("https://a.example:8080"))
    #expect(!isOurs("http://a.example:8080.evil.example"))
    #expect(!isOurs("null"))
    #expect(!isOurs(nil))
  }

  @Test func `A proxy is believed only where it was named`() throws {
    let access = Access(settings: try WebSettings(["proxy": "10.0.0.1,::1"]))
    #expect(access.scheme(["https"], from: "10.0.0.1") == "https")
    #expect(access.scheme(["https"], from: "10.0.0.2") == "http")
    #expect(access.scheme([], from: "::1") == "http")
    #expect(access.address(["203.0.113.9"], from: "10.0.0.2") == "10.0.0.2")
    #expect(access.address(["203.0.113.9"], from: "10.0.0.1") == "203.0.113.9")
    // What a browser says itself comes first, and is not believed.
    #expect(access.address(["6.6.6.6, 203.0.113.9", "::1"], from: "10.0.0.1") == "203.0.113.9")
    #expect(access.address([], from: "10.0.0.1") == "10.0.0.1")
  }

  @Test func `What a browser says in the place of a proxy is taken away`() throws {
    var request = HTTPRequest(method: .get, scheme: nil, authority: "a.example", path: "/")
    request.headerFields[.forwardedProtocol] = "https"
    request.headerFields[.forwardedFor] = "203.0.113.9"
    let access = Access(settings: try WebSettings())
    let checked = access.checked(request, from: "192.0.2.1")
    #expect(!access.isSecure(checked))
    #expect(access.address(of: checked) == "192.0.2.1")
  }

  @Test func `A cookie names a browser only if it can be one of ours`() throws {
    let access = Access(settings: try WebSettings())
    let name = String(repeating: "0f", count: 16)
    #expect(access.browser(cookies: ["a=b; browser=\(name)"]) == name)
    #expect(access.browser(cookies: ["browser=../../etc"]) == nil)
    #expect(access.browser(cookies: ["xbrowser=\(name)"]) == nil)
    #expect(access.browser(cookies: []) == nil)
  }
}
