import Effects
import Foundation
import Servers
import Testing

struct NumbersSourceTests {
  @Test(arguments: ["embedded", "Embedded", " embedded\n"])
  func readsEmbedded(text: String) throws {
    #expect(try NumbersSource(text) == .embedded)
  }

  @Test(arguments: [
    "http://numbersapi.com", "https://numbers.example/facts/", "HTTP://127.0.0.1:8080",
    "http://[::1]:80/a%20b?lang=en",
  ])
  func readsBaseURL(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(try NumbersSource(text) == .http(url))
  }

  @Test(
    arguments: [
      ("", .notAURL), ("numbersapi.com", .notHTTP), ("localhost:8080", .notHTTP),
      ("ftp://numbersapi.com", .notHTTP), ("file:///etc/hosts", .notHTTP),
      ("http://", .noHost), ("https:///facts", .noHost), ("http://:80", .noHost),
      ("http://numbersapi.com:0", .badPort), ("http://numbersapi.com:65536", .badPort),
      ("http://numbersapi.com#math", .hasFragment), ("http://[::", .notAURL),
    ] as [(String, BaseURLError)])
  func refusesWhatCannotBeAsked(text: String, flaw: BaseURLError) {
    #expect(throws: NumbersError.badBaseURL(text, flaw)) { try NumbersSource(text) }
  }

  @Test func passwordDoesNotGetIntoTheError() {
    #expect(throws: NumbersError.badBaseURL("http://numbersapi.com", .hasCredentials)) {
      try NumbersSource("http://me:secret@numbersapi.com")
    }
  }

  @Test(arguments: ["embedded", "http://127.0.0.1:8080/facts"])
  func descriptionCanBeReadAgain(text: String) throws {
    #expect(try NumbersSource(text).description == text)
  }

  @Test func errorSaysWhatIsWrongAndHowToFixIt() {
    let error = #expect(throws: NumbersError.self) { try NumbersSource("numbersapi.com") }
    let expected = """
      "numbersapi.com" cannot be asked for number facts: it does not begin with http:// or \
      https://. Use "embedded" for the facts that need no network, or a base URL such as \
      http://numbersapi.com.
      """
    #expect(error?.description == expected)
    #expect(error?.localizedDescription == expected)
  }
}

struct NumbersClientSourceTests {
  @Test func embeddedSourceTellsEmbeddedFacts() async throws {
    let client = NumbersClient(source: .embedded)
    #expect(try await client.fact(2) == "2 is the only even prime number.")
  }

  @Test func httpSourceAsksTheServer() async throws {
    let fact = try await withServer {
      $0.answer(text: "2 is a couple.")
    } _: {
      try await NumbersClient(source: .http($0), timeout: patience).fact(2)
    }
    #expect(fact == "2 is a couple.")
  }

  @Test func baseURLThatCannotBeAskedFailsEachCall() async throws {
    let client = NumbersClient.http(baseURL: try #require(URL(string: "ftp://numbersapi.com")))
    await #expect(throws: NumbersError.badBaseURL("ftp://numbersapi.com", .notHTTP)) {
      try await client.fact(2)
    }
  }
}
