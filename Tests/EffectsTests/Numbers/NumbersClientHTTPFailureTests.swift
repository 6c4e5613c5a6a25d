import Effects
import Foundation
import Servers
import Testing

@testable import Transfer

@Suite(.timeLimit(.minutes(20)))
struct NumbersClientHTTPFailureTests {
  private static let limit = 64 * 1024

  /// Expects that a fact asked for from such a server fails with the error, over http and https.
  private func expect(
    _ error: NumbersError, timeout: Duration = patience,
    from respond: @escaping @Sendable (Connection) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for identity in [nil, try await Identity.first.value] {
      try await Trust.$file.withValue(identity?.certificate) {
        try await withServer(identity: identity, respond) { url in
          await #expect(throws: error, sourceLocation: sourceLocation) {
            try await NumbersClient.http(baseURL: url, timeout: timeout).fact(7)
          }
        }
      }
    }
  }

  @Test(arguments: [400, 401, 403, 404, 407, 429, 500, 503])
  func statusThatIsNoSuccess(status: Int) async throws {
    try await expect(.status(status)) { $0.answer("\(status) Sorry", text: "<h1>Sorry</h1>") }
  }

  @Test func statusIsToldBeforeTheBodyEnds() async throws {
    try await expect(.status(500)) { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 500 Oops\r\nContent-Length: 100\r\n\r\nwait")
      _ = connection.waitUntilClosed()
    }
  }

  @Test(arguments: [[0xFF], [0x37, 0x20, 0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func bodyThatIsNotUTF8(bytes: [UInt8]) async throws {
    try await expect(.notUTF8) { $0.answer(body: bytes) }
  }

  @Test(arguments: [
    ("text/html; charset=utf-8", "text/html"), ("Application/JSON", "application/json"),
    ("application/atom+xml", "application/atom+xml"), ("image/png", "image/png"),
  ])
  func bodyThatIsNoSentenceByItsType(header: String, type: String) async throws {
    try await expect(.wrongType(type)) {
      $0.answer(headers: ["Content-Type: \(header)"], text: "<html>7</html>")
    }
  }

  @Test(arguments: ["", " \r\n\t "])
  func emptyBody(text: String) async throws {
    try await expect(.empty) { $0.answer(text: text) }
  }

  @Test func answerWithoutContent() async throws {
    try await expect(.empty) { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 204 No Content\r\n\r\n")
      _ = connection.waitUntilClosed()
    }
  }

  @Test func bodyOneByteTooLarge() async throws {
    try await expect(.tooLarge(limit: Self.limit)) { connection in
      connection.beginAnswer()
      connection.send(Array(repeating: 0x37, count: Self.limit + 1))
    }
  }

  @Test func announcedSizeTooLargeIsRefusedBeforeTheBody() async throws {
    try await expect(.tooLarge(limit: Self.limit)) { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(Self.limit + 1)\r\n\r\n")
      _ = connection.waitUntilClosed()
    }
  }

  @Test func bodyThatNeverEndsIsCutOffAndTheConnectionClosed() async throws {
    let closed = Signal<Bool>()
    try await expect(.tooLarge(limit: Self.limit)) { connection in
      connection.beginAnswer()
      let block = Array(repeating: UInt8(0x37), count: 16 * 1024)
      while connection.send(block) {}
      closed.send(connection.waitUntilClosed())
    }
    #expect(await closed.next() == true)
  }

  @Test func bodyThatNeverStartsRunsIntoTheTimeout() async throws {
    try await expect(.timeout(.milliseconds(100)), timeout: .milliseconds(100)) { connection in
      connection.readRequest()
      _ = connection.waitUntilClosed()
    }
  }

  @Test func timeoutCountsTheWholeAnswerAlsoWhenBytesKeepTrickling() async throws {
    try await expect(.timeout(.milliseconds(300)), timeout: .milliseconds(300)) { connection in
      connection.beginAnswer()
      var pause = timespec(tv_sec: 0, tv_nsec: 20_000_000)
      for _ in 0..<6_000 where connection.send("7") { nanosleep(&pause, nil) }
    }
  }

  @Test func serverThatHangsUpInTheMiddle() async throws {
    try await expect(.interrupted) { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n7 is")
    }
  }

  @Test func serverThatHangsUpInTheMiddleOfAChunk() async throws {
    try await expect(.interrupted) { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n7 is")
    }
  }

  @Test func serverThatNobodyVouchesFor() async throws {
    let identity = try await Identity.first.value
    try await withServer(identity: identity) {
      $0.answer(text: "7 is prime.")
    } _: { url in
      await #expect(throws: NumbersError.notSecure("127.0.0.1:\(url.port ?? 0)")) {
        try await NumbersClient.patient(url).fact(7)
      }
    }
  }

  @Test func serverThatHangsUpWithoutAnAnswer() async throws {
    try await expect(.interrupted) { $0.readRequest() }
  }

  @Test(arguments: ["HTTP/1.1 2", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-"])
  func serverThatHangsUpInTheMiddleOfTheHead(head: String) async throws {
    try await expect(.interrupted) { connection in
      connection.readRequest()
      connection.send(head)
    }
  }

  @Test(arguments: [
    "Content-Length: x", "Content-Length: -1", "Content-Length: 1\r\nContent-Length: 2",
    "Content-Length: 99999999999999999999", "Garbage", ": x", "Transfer-Encoding: gzip",
    "Transfer-Encoding: chunked, gzip",
    "Transfer-Encoding: chunked\r\n\r\nxyz",
  ])
  func answerThatBreaksTheRulesOfHTTP(headers: String) async throws {
    try await expect(.notHTTP) { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 200 OK\r\n\(headers)\r\n\r\n7")
    }
  }

  @Test func headThatNeverEnds() async throws {
    try await expect(.notHTTP) { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 200 OK\r\n")
      while connection.send("X-Padding: \(String(repeating: "x", count: 1_000))\r\n") {}
    }
  }

  @Test func serverThatSpeaksAnotherProtocol() async throws {
    try await expect(.notHTTP) { connection in
      connection.readRequest()
      connection.send("SSH-2.0-OpenSSH_9.9\r\n")
    }
  }

  @Test func refusedConnection() async throws {
    let socket = try ListeningSocket(refusesConnections: true)
    for scheme in ["http", "https"] {
      await #expect(throws: NumbersError.cannotConnect("127.0.0.1:\(socket.port)")) {
        try await NumbersClient.patient(socket.url(scheme: scheme)).fact(7)
      }
    }
  }

  @Test func hostThatDoesNotExist() async throws {
    for scheme in ["http", "https"] {
      let url = try #require(URL(string: "\(scheme)://numbers.invalid"))
      await #expect(throws: NumbersError.hostUnknown("numbers.invalid")) {
        try await NumbersClient.patient(url).fact(7)
      }
    }
  }
}
