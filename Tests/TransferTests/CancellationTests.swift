import Foundation
import Servers
import Testing

@testable import Transfer

@Suite(.timeLimit(.minutes(20)))
struct CancellationTests {
  private static let beginnings = [
    "", "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\n\r\n7 is",
  ]

  @Test(arguments: [Scheme.http, .https], beginnings)
  func aTaskThatIsCancelledClosesTheConnection(scheme: Scheme, beginning: String) async throws {
    let (requested, closed) = (Signal<Void>(), Signal<Bool>())
    try await withServer(scheme) { connection in
      connection.readRequest()
      connection.send(beginning)
      requested.send(())
      closed.send(connection.waitUntilClosed())
    } _: { url in
      let task = Task { try await HTTPRequest(url: url).answer() }
      await requested.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await closed.next() == true)
    }
  }

  @Test func aTaskThatWasCancelledBeforeAsksNobody() async throws {
    let server = try FactServer { $0.answer(text: "7 is prime.") }
    defer { server.stop() }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await HTTPRequest(url: server.url).answer()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.connectionCount == 0)
  }

  @Test func aBodyThatNobodyHoldsClosesTheConnection() async throws {
    let closed = Signal<Bool>()
    try await withServer(.http) { connection in
      connection.beginAnswer()
      closed.send(connection.waitUntilClosed())
    } _: { url in
      _ = try await HTTPRequest(url: url).stream()
      #expect(await closed.next() == true)
    }
  }

  @Test func oneThatIsGivenUpFromElsewhereThrows() async throws {
    let closed = Signal<Bool>()
    try await withServer(.http) { connection in
      connection.beginAnswer()
      connection.send("7")
      closed.send(connection.waitUntilClosed())
    } _: { url in
      let stream = try await HTTPRequest(url: url).stream()
      let parts = stream.body.makeAsyncIterator()
      #expect(try await parts.next() == [0x37])
      stream.body.canceller()
      await #expect(throws: CancellationError.self) { _ = try await parts.next() }
      #expect(await closed.next() == true)
    }
  }

  @Test func cancellationsAtAnyMomentEndNothingElse() async throws {
    try await withServer(.https) {
      $0.answer(text: "7 is prime.")
    } _: { url in
      for round in 0..<100 {
        let task = Task { try await HTTPRequest(url: url).answer().text }
        for _ in 0..<round { await Task.yield() }
        task.cancel()
        let text = try? await task.value
        #expect([nil, "7 is prime."].contains(text))
      }
      let text = try await HTTPRequest(url: url).answer().text
      #expect(text == "7 is prime.")
    }
  }

  @Test func whoWaitsTooLongForTheNextByteIsTold() async throws {
    let failure = try await withServer(.http) { connection in
      connection.beginAnswer()
      _ = connection.waitUntilClosed()
    } _: { url in
      var request = HTTPRequest(url: url)
      request.patience = 1
      return try await request.failure()
    }
    #expect(failure == .timedOut)
  }
}
