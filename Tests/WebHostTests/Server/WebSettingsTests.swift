import Testing

@testable import WebHost

@Suite
struct WebSettingsTests {
  @Test func `Sessions stand in a file, or in a database by its address`() throws {
    #expect(try WebSettings([:]).database == nil)
    #expect(try WebSettings(["sessions": "/postgres"]).database == nil)
    for address in ["postgres:///a", "postgresql://one,two/a"] {
      #expect(try WebSettings(["sessions": address]).database == address)
    }
  }

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

  @Test func `A proxy is named by its address`() {
    #expect {
      try WebSettings(["proxy": "127.0.0.1,yes"])
    } throws: {
      "\($0)" == "'yes' is no address: write such as 127.0.0.1,::1."
    }
  }

  @Test func `Half a pair of certificate and key is told, and a pair where there is no TLS`() {
    let flaws = [
      ["certificate": "a.pem"]: "The certificate needs its key: add key=FILE.",
      ["key": "a.pem"]: "The key needs its certificate: add certificate=FILE.",
      ["certificate": "/dev/null", "key": "/dev/null"]:
        "This server cannot encrypt: build the product WebHostTLS.",
    ]
    for (settings, flaw) in flaws {
      #expect {
        try WebSettings(settings)
      } throws: {
        "\($0)" == flaw
      }
    }
  }

  @Test func `Every setting that is named can be set`() throws {
    for name in WebSettings.names where !["certificate", "key"].contains(name) {
      let value = [
        "host": "::1", "origin": "https://a.example", "proxy": "::1", "metrics": "::1",
        "sessions": "", "language": "ko", "log": "json", "access-log": "yes",
        "corrupt": "set-aside", "rollback": "yes",
      ]
      _ = try WebSettings([name: value[name] ?? "2048"])
    }
  }
}
