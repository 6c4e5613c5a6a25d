#if canImport(FoundationNetworking)
  import Foundation
  import Synchronization

  /// One request over a plain connection, read on a thread of its own as a ``FactReception`` says.
  final class SocketTransfer: Sendable {
    private enum Phase {
      case waiting
      case running(CheckedContinuation<FactAnswer, any Error>)
      case finished
    }

    private let url: URL
    private let host: String
    private let phase = Mutex(Phase.waiting)

    init(url: URL, host: String) {
      self.url = url
      self.host = host
    }

    /// Sends the request and returns the answer; call it once. Cancelling the task closes the
    /// connection.
    func answer() async throws -> FactAnswer {
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
      _ continuation: CheckedContinuation<FactAnswer, any Error>, _ interrupt: Interrupt
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

    private func finish(_ result: Result<FactAnswer, any Error>) {
      let continuation = phase.withLock { phase -> CheckedContinuation<FactAnswer, any Error>? in
        defer { phase = .finished }
        guard case .running(let continuation) = phase else { return nil }
        return continuation
      }
      continuation?.resume(with: result)
    }

    private func exchange(_ interrupt: Interrupt) throws(NumbersError) -> FactAnswer {
      var reception = FactReception(host: host)
      let result: Result<FactAnswer, NumbersError>
      do throws(TransferFailure) {
        result = try exchange(&reception, interrupt)
      } catch {
        throw reception.error(for: error)
      }
      return try result.get()
    }

    private func exchange(
      _ reception: inout FactReception, _ interrupt: Interrupt
    ) throws(TransferFailure) -> Result<FactAnswer, NumbersError> {
      var parser = AnswerParser()
      let connection = try PlainConnection(to: url, interrupt: interrupt)
      try connection.send(Array(Self.request(for: url).utf8))
      while true {
        let bytes = try connection.receive()
        let events = try bytes.isEmpty ? parser.receiveEnd() : parser.receive(bytes)
        for event in events {
          if case .finish(let result) = take(event, &reception) { return result }
        }
      }
    }

    private func take(
      _ event: AnswerParser.Event, _ reception: inout FactReception
    ) -> FactReception.Step {
      switch event {
      case .head(let head):
        reception.responded(
          status: head.status, location: head.location, length: head.bodyLength.map(Int64.init))
      case .body(let bytes): reception.received(bytes)
      case .end: reception.ended()
      }
    }

    private static func request(for url: URL) -> String {
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
      let path = parts?.percentEncodedPath ?? ""
      let query = parts?.percentEncodedQuery.map { "?\($0)" } ?? ""
      let port = url.port.map { ":\($0)" } ?? ""
      return """
        GET \(path.isEmpty ? "/" : path)\(query) HTTP/1.1\r
        Host: \(parts?.encodedHost ?? "")\(port)\r
        Accept: text/plain\r
        Connection: close\r
        \r

        """
    }
  }
#endif
