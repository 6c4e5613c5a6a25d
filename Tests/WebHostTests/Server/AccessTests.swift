import Testing

@testable import WebHost

@Suite
struct AccessTests {
  @Test func `Only a page of this address may change something`() throws {
    let access = Access(settings: try WebSettings())
    let isOurs = { access.isOurs(origin: $0, host: "a.example:8080", forwarded: nil) }
    #expect(isOurs("http://a.example:8080"))
    #expect(!isOurs("http://a.example"))
    #expect(!isOurs("https://a.example:8080"))
    #expect(!isOurs("http://a.example:8080.evil.example"))
    #expect(!isOurs("null"))
    #expect(!isOurs(nil))
  }

  @Test func `A proxy is believed only where it was named`() throws {
    let alone = Access(settings: try WebSettings())
    let behind = Access(settings: try WebSettings(["proxy": "yes"]))
    let origin = "https://a.example"
    #expect(!alone.isOurs(origin: origin, host: "a.example", forwarded: "https"))
    #expect(behind.isOurs(origin: origin, host: "a.example", forwarded: "https"))
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
