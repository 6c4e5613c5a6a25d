import Effects
import Foundation
import Testing

struct NumbersErrorTests {
  private static let errors: [NumbersError] = [
    .badBaseURL("x", .notHTTP), .hostUnknown("h"), .cannotConnect("h"), .notSecure("h"),
    .timeout(.seconds(10)), .interrupted, .notHTTP, .tooManyRedirections(limit: 5), .status(302),
    .status(401), .status(404),
    .status(418), .status(429), .status(500), .wrongType("text/html"), .notUTF8, .empty,
    .tooLarge(limit: 65_536),
  ]

  @Test(arguments: errors)
  func everyTextIsWholeSentencesThatSayWhatToDo(error: NumbersError) {
    #expect(error.description.hasSuffix("."))
    #expect(error.description.contains { $0.isUppercase })
    #expect(
      ["Check", "check", "Try", "try", "Use", "use"].contains { error.description.contains($0) })
    #expect(error.localizedDescription == error.description)
  }

  @Test func everyTextIsDifferent() {
    #expect(Set(Self.errors.map(\.description)).count == Self.errors.count)
  }

  @Test func textOfTimeoutNamesTheTime() {
    #expect(
      NumbersError.timeout(.milliseconds(1500)).description
        == "No fact arrived within 1.5 seconds. Try again, or use another server.")
  }

  @Test func textOfStatusNamesItAndGivesAdvice() {
    #expect(
      NumbersError.status(404).description
        == """
        The server answered with status 404 instead of a fact. It may know nothing about this \
        number; if no number works, check the base URL.
        """)
  }
}
