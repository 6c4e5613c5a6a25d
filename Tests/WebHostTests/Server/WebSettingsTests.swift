import Testing

@testable import WebHost

@Suite
struct WebSettingsTests {
  @Test func `A setting that is wrong is told with what it may be`() {
    #expect {
      try WebSettings(["port": "http"])
    } throws: {
      "\($0)" == "'http' is no port: write a number from 0 to 65535."
    }
    #expect {
      try WebSettings(["colour": "red"])
    } throws: {
      "\($0)".hasPrefix("There is no setting 'colour'. There are: host, port, ")
    }
  }

  @Test func `Every setting that is named can be set`() throws {
    for name in WebSettings.names {
      let value = ["host": "::1", "origin": "https://a.example", "proxy": "yes", "sessions": ""]
      _ = try WebSettings([name: value[name] ?? "2048"])
    }
  }
}
