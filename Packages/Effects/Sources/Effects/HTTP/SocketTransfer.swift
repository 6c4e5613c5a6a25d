#if canImport(FoundationNetworking)
  import Foundation
  import Synchronization

  /// One request over a plain connection, read on a thread of its own, which an ``AnswerReception``
  /// directs.
  final class SocketTransfer: Sendable {
    private enum Phase {
      case waiting
      case running(CheckedContinuation<HTTPAnswer, any Error>)
      case finished
    }

    private let request: HTTPRequest
    private let phase = Mutex(Phase.waiting)

    init(_ request: HTTPRequest) {
      self.request = request
    }

    /// Sends the request and returns the answer; call it once.
    ///
    /// Cancelling the task closes the connection.
    func answer() async throws -> HTTPAnswer {
      let interrupt = try Interrupt()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          start(continuation, interrupt)
        }
      } onCancel: {
        // First, so that the woken thread does not tell of a failure; and the task does not wait
        // for the thread, which cannot be woken while it looks up a name.
        finish(.failure(CancellationError()))
        interrupt.fire()
      }
    }

    private func start(
      _ continuation: CheckedContinuation<HTTPAnswer, any Error>, _ interrupt: Interrupt
    ) {
      let isStarted = phase.withLock { phase in
        guard case .waiting = phase else { return false }
        phase = .running(continuation)
        return true
      }
      guard isStarted else { return continuation.resume(throwing: CancellationError()) }
      Thread { [self] in
        finish(Result { try exchange(interrupt) })
      }.start()
    }

    private func finish(_ result: Result<HTTPAnswer, any Error>) {
      let continuation = phase.withLock { phase -> CheckedContinuation<HTTPAnswer, any Error>? in
        defer { phase = .finished }
        guard case .running(let continuation) = phase else { return nil }
        return continuation
      }
      continuation?.resume(with: result)
    }

    private func exchange(_ interrupt: Interrupt) throws(HTTPFailure) -> HTTPAnswer {
      var reception = AnswerReception(of: request)
      let result: Result<HTTPAnswer, HTTPFailure>
      do throws(TransferFailure) {
        result = try exchange(&reception, interrupt)
      } catch {
        throw reception.error(for: error)
      }
      return try result.get()
    }

    private func exchange(
      _ reception: inout AnswerReception, _ interrupt: Interrupt
    ) throws(TransferFailure) -> Result<HTTPAnswer, HTTPFailure> {
      var parser = AnswerParser()
      let connection = try PlainConnection(to: request.url, interrupt: interrupt)
      try connection.send(Array(request.head.utf8))
      while true {
        let bytes = try connection.receive()
        let events = try bytes.isEmpty ? parser.receiveEnd() : parser.receive(bytes)
        for event in events {
          if case .finish(let result) = take(event, &reception) { return result }
        }
      }
    }

    private func take(
      _ event: AnswerParser.Event, _ reception: inout AnswerReception
    ) -> AnswerReception.Step {
      switch event {
      case .head(let head):
        reception.responded(
          status: head.status, headers: head.headers, length: head.bodyLength.map(Int64.init))
      case .body(let bytes): reception.received(bytes)
      case .end: reception.ended()
      }
    }
  }

  extension HTTPRequest {
    /// The bytes of the request for a connection that serves only it.
    fileprivate var head: String {
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
      let path = parts?.percentEncodedPath ?? ""
      let query = parts?.percentEncodedQuery.map { "?\($0)" } ?? ""
      let port = url.port.map { ":\($0)" } ?? ""
      let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
      return """
        GET \(path.isEmpty ? "/" : path)\(query) HTTP/1.1\r
        Host: \(parts?.encodedHost ?? "")\(port)\r
        \(lines.joined())Connection: close\r
        \r

        """
    }
  }
#endif
