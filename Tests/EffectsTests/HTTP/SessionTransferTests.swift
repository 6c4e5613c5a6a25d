import Foundation
import Testing

@testable import Effects

/// The transport of `https`, tried over plain connections: encryption is not its own business.
@Suite(.timeLimit(.minutes(10)))
struct SessionTransferTests {
  private func answer(
    from respond: @escaping @Sendable (Connection) -> Void
  ) async throws -> HTTPAnswer {
    try await withServer(respond) { try await transfer(from: $0).answer() }
  }

  private func transfer(from url: URL) -> SessionTransfer {
    SessionTransfer(HTTPRequest(url: url, headers: ["Accept": "text/x-test"], limit: 64 * 1024))
  }

  @Test func answerWithItsHeaders() async throws {
    let answer = try await answer { $0.answer(headers: ["X-Colour: red"], text: "7 is prime.") }
    #expect(answer.status == 200)
    #expect(answer.headers["x-colour"] == "red")
    #expect(String(decoding: answer.body, as: UTF8.self) == "7 is prime.")
  }

  @Test func theRequestHasItsHeaders() async throws {
    let requested = Signal<String>()
    try await withServer { connection in
      requested.send(connection.readRequest())
      connection.send("HTTP/1.1 204 No Content\r\n\r\n")
    } _: { url in
      _ = try await transfer(from: url).answer()
      #expect(await requested.next()?.contains("Accept: text/x-test\r\n") == true)
    }
  }

  @Test func redirectionIsToldAndNotFollowed() async throws {
    let answer = try await answer {
      $0.answer("302 Found", headers: ["Location: file:///etc/hosts"], text: "there")
    }
    #expect(answer.status == 302)
    #expect(answer.location == "file:///etc/hosts")
  }

  @Test func redirectionThatLeadsNowhere() async throws {
    let answer = try await answer { $0.answer("302 Found", text: "") }
    #expect(answer.status == 302)
    #expect(answer.location == nil)
  }

  @Test(arguments: [401, 404, 500])
  func statusThatIsNoSuccessIsToldWithoutTheBody(status: Int) async throws {
    let answer = try await answer { $0.answer("\(status) Sorry", text: "Sorry") }
    #expect(answer.status == status)
    #expect(answer.body == [])
  }

  @Test func bodyOneByteTooLarge() async throws {
    await #expect(throws: HTTPFailure.tooLarge(limit: 65_536)) {
      try await answer { $0.answer(body: Array(repeating: 0x37, count: 65_537)) }
    }
  }

  @Test func brokenConnections() async throws {
    await #expect(throws: HTTPFailure.interrupted) {
      try await answer {
        $0.readRequest()
        $0.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n7 is")
      }
    }
    await #expect(throws: HTTPFailure.interrupted) { try await answer { $0.readRequest() } }
    let socket = try ListeningSocket(refusesConnections: true)
    await #expect(throws: HTTPFailure.cannotConnect("127.0.0.1:\(socket.port)")) {
      try await transfer(from: socket.url).answer()
    }
  }

  @Test func cancellationClosesTheConnection() async throws {
    let closed = Signal<Bool>()
    let requested = Signal<Void>()
    try await withServer { connection in
      connection.beginAnswer()
      requested.send(())
      closed.send(connection.waitUntilClosed())
    } _: { url in
      let task = Task { try await transfer(from: url).answer() }
      await requested.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await closed.next() == true)
    }
  }
}
