import ArgumentParser
import Effects
import Foundation
import Launch
import Testing

struct LaunchOptionsTests {
  @Test func aPlaceCanBeOpenedOrRestored() throws {
    #expect(try DeepLinkOptions.parse([]).url == nil)
    #expect(try !DeepLinkOptions.parse([]).restore)
    let options = try DeepLinkOptions.parse(["--open", "modular://tab/a", "--restore"])
    #expect(options.url == "modular://tab/a")
    #expect(options.restore)
  }

  @Test func factsAreEmbeddedUnlessAskedOtherwise() throws {
    #expect(try LaunchOptions.parse([]).numbers == .embedded)
    #expect(try LaunchOptions.parse(["--numbers", "embedded"]).numbers == .embedded)
  }

  @Test func factsComeFromAServer() throws {
    let url = try #require(URL(string: "http://localhost:8080"))
    let options = try LaunchOptions.parse(["--numbers", "http://localhost:8080"])
    #expect(try options.numbers == .http(url))
  }

  @Test func aPasswordInAURLIsNotPrinted() {
    let error = #expect(throws: (any Error).self) {
      try LaunchOptions.parse(["--numbers", "http://me:secret@example.org"])
    }
    let message = LaunchOptions.message(for: error ?? CancellationError())
    #expect(message.contains("\"http://example.org\" cannot be asked for number facts"))
    #expect(!message.contains("secret"))
  }

  @Test(arguments: [["--numbers", "ftp://example.org"], ["--host", "paper"], ["--sideways"]])
  func refusesWhatItDoesNotKnow(arguments: [String]) {
    #expect(throws: (any Error).self) { try LaunchOptions.parse(arguments) }
  }
}
