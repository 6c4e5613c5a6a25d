import HTTPTypes
import Testing

@testable import WebHost

@Suite
struct AccessTests {
  @Test func `Only a page of this address may change something`() throws {
    let access = Access(settings: try WebSettings(), keys: try CookieKeys())
    let isOurs = { access.isOurs(origin: $0, host: "a.example:8080", scheme: "http") }
    #expect(isOurs("http://a.example:8080"))
    #expect(!isOurs("http://a.example"))
    #expect(!isOurs("https://a.example:8080"))
    #expect(!isOurs("http://a.example:8080.evil.example"))
    #expect(!isOurs("null"))
    #expect(!isOurs(nil))
  }

  @Test func `A proxy is believed only where it was named`() throws {
    let access = Access(
      settings: try WebSettings(["proxy": "10.0.0.1,::1"]), keys: try CookieKeys())
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
    let access = Access(settings: try WebSettings(), keys: try CookieKeys())
    let checked = access.checked(request, from: "192.0.2.1")
    #expect(!access.isSecure(checked))
    #expect(access.address(of: checked) == "192.0.2.1")
  }

  @Test func `A cookie names a browser only if it was signed here`() throws {
    let name = String(repeating: "0f", count: 16)
    let keys = try CookieKeys()
    let access = Access(settings: try WebSettings(), keys: keys)
    let browser = { (cookie: String) in
      var request = HTTPRequest(method: .get, scheme: nil, authority: "a.example", path: "/")
      request.headerFields[.cookie] = cookie
      return access.client(of: request)?.browser
    }
    let value = keys.signed(name)
    #expect(browser("a=b; browser=\(value)") == name)
    #expect(browser("browser=\(name)") == nil)
    #expect(browser("browser=\(try CookieKeys().signed(name))") == nil)
    #expect(browser("browser=../../etc") == nil)
    #expect(browser("xbrowser=\(value)") == nil)
    #expect(browser("browser-8080=\(value)") == nil)
    #expect(browser("") == nil)
  }

  @Test func `A guest with a worthless cookie gets another name, and one without has none`() throws
  {
    let access = Access(settings: try WebSettings(), keys: try CookieKeys())
    var request = HTTPRequest(method: .get, scheme: nil, authority: "a.example", path: "/")
    #expect(access.guest(of: request) == nil)
    let planted = String(repeating: "0f", count: 16)
    request.headerFields[.cookie] = "browser=\(planted)"
    let guest = try #require(access.guest(of: request))
    #expect(guest.client.browser != planted)
    let cookie = try #require(guest.cookie).value.prefix { $0 != ";" }
    request.headerFields[.cookie] = String(cookie)
    let again = try #require(access.guest(of: request))
    #expect(again.client.browser == guest.client.browser)
    #expect(again.cookie == nil)
  }

  @Test func `Cookies are a port's own, and a host's own under TLS`() {
    #expect(Cookies([], host: "[::1]:8080", isSecure: false).key(.last) == "last-8080")
    let cookies = Cookies([], host: "a.example", isSecure: true)
    #expect(
      cookies.field(.browser, "x", seconds: 5).value
        == "__Host-browser=x; Max-Age=5; Path=/; HttpOnly; SameSite=Lax; Secure")
    #expect(Cookies(["browser=x"], host: "a.example", isSecure: true)[.browser] == nil)
  }

  @Test func `Of an address of IPv6 its network counts`() throws {
    let access = Access(settings: try WebSettings(), keys: try CookieKeys())
    #expect(access.address([], from: "2001:db8:1:2:3::4") == "2001:db8:1:2::/64")
    #expect(access.address([], from: "2001:db8:1:2:ffff::") == "2001:db8:1:2::/64")
    #expect(access.address([], from: "::ffff:192.0.2.1") == "192.0.2.1")
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("::1", true), ("192.0.2.1", true), ("192.0.2.2", false),
    ("2001:db8::1", false),
  ])
  func `What the server counts is told to this machine and to who is named`(
    _ peer: String, _ may: Bool
  ) throws {
    let access = Access(
      settings: try WebSettings(["metrics": "192.0.2.1"]), keys: try CookieKeys())
    let request = HTTPRequest(method: .get, scheme: nil, authority: "a.example", path: "/metrics")
    #expect(access.mayMeasure(access.checked(request, from: peer)) == may)
  }
}
