import Effects
import Foundation
import Servers
import Testing

@Suite(.timeLimit(.minutes(20)))
struct NumbersClientHTTPCancellationTests {
  private enum Event { case requested, closed, stillOpen }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\n\r\n7 is"])
  func cancellationClosesTheConnection(answerSoFar: String) async throws {
    let events = Signal<Event>()
    try await withServer { connection in
      connection.readRequest()
      connection.send(answerSoFar)
      events.send(.requested)
      events.send(connection.waitUntilClosed() ? .closed : .stillOpen)
    } _: { url in
      let task = Task { try await NumbersClient.patient(url).fact(7) }
      #expect(await events.next() == .requested)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await events.next() == .closed)
    }
  }

  @Test func timeoutClosesTheConnection() async throws {
    let events = Signal<Event>()
    try await withServer { connection in
      connection.readRequest()
      events.send(connection.waitUntilClosed() ? .closed : .stillOpen)
    } _: { url in
      await #expect(throws: NumbersError.timeout(.milliseconds(50))) {
        try await NumbersClient.http(baseURL: url, timeout: .milliseconds(50)).fact(7)
      }
      #expect(await events.next() == .closed)
    }
  }

  @Test func timeoutIsMeasuredByTheClock() async throws {
    try await withServer { connection in
      connection.readRequest()
      _ = connection.waitUntilClosed()
    } _: { url in
      let client = NumbersClient.http(baseURL: url, timeout: .seconds(3_600), clock: HastyClock())
      await #expect(throws: NumbersError.timeout(.seconds(3_600))) { try await client.fact(7) }
    }
  }

  @Test func cancelledTaskSendsNoRequest() async throws {
    let server = try FactServer { $0.answer(text: "7 is prime.") }
    defer { server.stop() }
    let client = NumbersClient.patient(server.url)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.fact(7)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.connectionCount == 0)
  }
}

/// A clock on which every time to wait for has already come.
private struct HastyClock: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
}
