import Foundation
import Testing

@testable import Effects

/// The transport of `https`, tried over plain connections: encryption is not its own business.
@Suite(.timeLimit(.minutes(1)))
struct SessionTransferTests {
  private func answer(
    from respond: @escaping @Sendable (Connection) -> Void
  ) async throws -> FactAnswer {
    try await withServer(respond) { try await SessionTransfer(url: $0, host: "server").answer() }
  }

  @Test func fact() async throws {
    #expect(try await answer { $0.answer(text: "7 is prime.") } == .fact("7 is prime."))
  }

  @Test func redirectionIsToldAndNotFollowed() async throws {
    let answer = try await answer {
      $0.answer("302 Found", headers: ["Location: file:///etc/hosts"], text: "there")
    }
    #expect(answer == .moved(status: 302, location: "file:///etc/hosts"))
  }

  @Test func redirectionThatLeadsNowhere() async {
    await #expect(throws: NumbersError.status(302)) {
      try await answer { $0.answer("302 Found", text: "") }
    }
  }

  @Test(arguments: [401, 404, 500])
  func statusThatIsNoSuccess(status: Int) async {
    await #expect(throws: NumbersError.status(status)) {
      try await answer { $0.answer("\(status) Sorry", text: "Sorry") }
    }
  }

  @Test func badBodies() async {
    await #expect(throws: NumbersError.notUTF8) { try await answer { $0.answer(body: [0xFF]) } }
    await #expect(throws: NumbersError.empty) { try await answer { $0.answer(text: "\n") } }
    await #expect(throws: NumbersError.tooLarge(limit: 65_536)) {
      try await answer { $0.answer(body: Array(repeating: 0x37, count: 65_537)) }
    }
  }

  @Test func brokenConnections() async throws {
    await #expect(throws: NumbersError.interrupted) {
      try await answer {
        $0.readRequest()
        $0.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n7 is")
      }
    }
    await #expect(throws: NumbersError.interrupted) { try await answer { $0.readRequest() } }
    let socket = try ListeningSocket(refusesConnections: true)
    await #expect(throws: NumbersError.cannotConnect("server")) {
      try await SessionTransfer(url: socket.url, host: "server").answer()
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
      let task = Task { try await SessionTransfer(url: url, host: "server").answer() }
      await requested.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await closed.next() == true)
    }
  }
}
