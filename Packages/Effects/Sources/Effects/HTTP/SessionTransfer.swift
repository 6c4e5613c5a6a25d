import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request through a `URLSession`, which an ``AnswerReception`` directs.
///
/// Each has a session of its own, because only the end of a session is sure to close its
/// connections.
final class SessionTransfer: NSObject, Sendable {
  private struct Running {
    var reception: AnswerReception
    let session: URLSession
    let continuation: CheckedContinuation<HTTPAnswer, any Error>
  }

  private enum Phase {
    case waiting
    case running(Running)
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
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { start($0) }
    } onCancel: {
      cancel()
    }
  }

  private func start(_ continuation: CheckedContinuation<HTTPAnswer, any Error>) {
    let isStarted = phase.withLock { phase in
      guard case .waiting = phase else { return false }
      let session = URLSession(configuration: .withoutMemory, delegate: self, delegateQueue: nil)
      phase = .running(
        Running(
          reception: AnswerReception(of: request), session: session, continuation: continuation))
      session.dataTask(with: URLRequest(request)).resume()
      return true
    }
    if !isStarted { continuation.resume(throwing: CancellationError()) }
  }

  /// Passes an event to the reception, then replies to the session or ends it.
  ///
  /// Linux's Foundation traps when a reply comes after the end, or a task is started on an ended
  /// session. So start, reply and end all happen under the lock; none of them waits for the
  /// delegate.
  private func advance(
    _ event: (inout AnswerReception) -> AnswerReception.Step, reply: () -> Void = {}
  ) {
    let end = phase.withLock { phase -> (Running, Result<HTTPAnswer, HTTPFailure>)? in
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
      $0.responded(status: response.statusCode, headers: response.fields, length: nil)
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
    let (status, fields) = response.statusAndFields ?? (0, [:])
    advance {
      $0.responded(status: status, headers: fields, length: response.expectedContentLength)
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
    let head = task.response?.statusAndFields
    advance { reception in
      if let error { return .finish(.failure(reception.error(for: TransferFailure(error)))) }
      // An end without a response before it: on Linux, a redirection that leads nowhere.
      if let head, !(200..<300).contains(head.status) {
        return reception.responded(status: head.status, headers: head.fields, length: nil)
      }
      return reception.ended()
    }
  }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url)
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}

extension URLResponse {
  fileprivate var statusAndFields: (status: Int, fields: [String: String])? {
    (self as? HTTPURLResponse).map { ($0.statusCode, $0.fields) }
  }
}

extension HTTPURLResponse {
  fileprivate var fields: [String: String] {
    var fields: [String: String] = [:]
    for (name, value) in allHeaderFields { fields["\(name)".lowercased()] = "\(value)" }
    return fields
  }
}

extension URLSessionConfiguration {
  /// A configuration that stores nothing between requests.
  ///
  /// Its timeout is too long to matter, because a download has its own.
  fileprivate static var withoutMemory: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 86_400
    return configuration
  }
}
