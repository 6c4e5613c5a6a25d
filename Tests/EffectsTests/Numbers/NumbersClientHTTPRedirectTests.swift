import Effects
import Foundation
import Servers
import Testing

@Suite(.timeLimit(.minutes(20)))
struct NumbersClientHTTPRedirectTests {
  private func redirect(_ location: String) -> @Sendable (Connection) -> Void {
    { connection in
      if connection.readRequest().hasPrefix("GET /7 ") {
        connection.send(
          "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 5\r\n\r\nthere")
      } else {
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n7 is prime.")
      }
    }
  }

  @Test func redirectIsFollowed() async throws {
    let fact = try await withServer(redirect("/facts/7")) {
      try await NumbersClient.patient($0).fact(7)
    }
    #expect(fact == "7 is prime.")
  }

  @Test func redirectToAnotherServerIsFollowed() async throws {
    let fact = try await withServer({ $0.answer(text: "7 is odd.") }) { other in
      try await withServer(redirect("\(other.absoluteString)/x")) {
        try await NumbersClient.patient($0).fact(7)
      }
    }
    #expect(fact == "7 is odd.")
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://127.0.0.1/7", "http://", "http://127.0.0.1:70000/7",
  ])
  func redirectAwayFromHTTPIsNotFollowed(location: String) async throws {
    try await withServer(redirect(location)) { url in
      await #expect(throws: NumbersError.status(302)) {
        try await NumbersClient.patient(url).fact(7)
      }
    }
  }

  @Test func redirectInACircleIsGivenUpAfterFiveSteps() async throws {
    let server = try FactServer(redirect("/7"))
    defer { server.stop() }
    await #expect(throws: NumbersError.tooManyRedirections(limit: 5)) {
      try await NumbersClient.patient(server.url).fact(7)
    }
    #expect(server.connectionCount == 6)
  }
}
