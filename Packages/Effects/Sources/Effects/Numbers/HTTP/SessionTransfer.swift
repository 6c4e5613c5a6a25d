import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request through a `URLSession`, which it drives as a ``FactReception`` says.
///
/// It has a session of its own, for only the end of a session is sure to close its connections.
final class SessionTransfer: NSObject, Sendable {
  private struct Running {
    var reception: FactReception
    let session: URLSession
    let continuation: CheckedContinuation<FactAnswer, any Error>
  }

  private enum Phase {
    case waiting
    case running(Running)
    case finished
  }

  private let request: URLRequest
  private let host: String
  private let phase = Mutex(Phase.waiting)

  init(url: URL, host: String) {
    var request = URLRequest(url: url)
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    self.request = request
    self.host = host
  }

  /// Sends the request and returns the answer; call it once. Cancelling the task closes the
  /// connection.
  func answer() async throws -> FactAnswer {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { start($0) }
    } onCancel: {
      cancel()
    }
  }

  private func start(_ continuation: CheckedContinuation<FactAnswer, any Error>) {
    let isStarted = phase.withLock { phase in
      guard case .waiting = phase else { return false }
      let session = URLSession(configuration: .fact, delegate: self, delegateQueue: nil)
      phase = .running(
        Running(
          reception: FactReception(host: host), session: session, continuation: continuation))
      session.dataTask(with: request).resume()
      return true
    }
    if !isStarted { continuation.resume(throwing: CancellationError()) }
  }

  /// Tells the reception what happened, then replies to the session or ends it.
  ///
  /// Linux's Foundation traps when it gets a reply after the end, or a task on an ended session.
  /// So start, reply and end all happen under the lock; none of them waits for the delegate.
  private func advance(
    _ event: (inout FactReception) -> FactReception.Step, reply: () -> Void = {}
  ) {
    let end = phase.withLock { phase -> (Running, Result<FactAnswer, NumbersError>)? in
      guard case .running(var running) = phase else { return nil }
      phase = .finished
      switch event(&running.reception) {
      case .goOn:
        phase = .running(running)
        reply()
        return nil
      case .finish(let result):
        running.session.invalidateAndCancel()
        return (running, result)
      }
    }
    if let (running, result) = end { running.continuation.resume(with: result.mapError { $0 }) }
  }

  private func cancel() {
    let running = phase.withLock { phase -> Running? in
      defer { phase = .finished }
      guard case .running(let running) = phase else { return nil }
      running.session.invalidateAndCancel()
      return running
    }
    running?.continuation.resume(throwing: CancellationError())
  }
}

extension SessionTransfer: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    advance {
      $0.responded(
        status: response.statusCode,
        location: response.value(forHTTPHeaderField: "Location"), length: nil)
    } reply: {
      completionHandler(nil)
    }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    advance {
      $0.responded(status: status, location: nil, length: response.expectedContentLength)
    } reply: {
      completionHandler(.allow)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    advance { $0.received(data) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let status = (task.response as? HTTPURLResponse)?.statusCode
    advance { reception in
      if let error { return .finish(.failure(reception.error(for: TransferFailure(error)))) }
      // An end without a response before it: on Linux, a redirection that leads nowhere.
      if let status, !(200..<300).contains(status) {
        return reception.responded(status: status, location: nil, length: nil)
      }
      return reception.ended()
    }
  }
}

extension URLSessionConfiguration {
  /// Nothing is stored between requests. The session's own timeouts never come first, for
  /// `NumbersClient` keeps the time.
  fileprivate static var fact: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 86_400
    return configuration
  }
}
