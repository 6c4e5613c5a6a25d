import Testing

@testable import CoreMacrosUnderTest

@Suite struct PropertyIDTests {
  @Test(arguments: [
    ("", "0xcbf29ce484222325"),
    ("a", "0xaf63dc4c8601ec8c"),
    ("foobar", "0x85944171f73967e8"),
  ])
  func isThePublishedHashFunction(name: String, literal: String) {
    #expect(PropertyID(name: name).literal == literal)
  }

  @Test func isPaddedToSixteenDigits() {
    let short = (0..<10_000).map { PropertyID(name: "p\($0)").literal }
    #expect(short.allSatisfy { $0.count == 18 })
  }
}
