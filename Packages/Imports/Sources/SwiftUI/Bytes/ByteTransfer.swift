import Foundation
import FoundationNetworking
import Synchronization

/// One request whose answer is handed on as it comes.
///
/// Linux's Foundation traps when a reply comes after the end of a session, so start, reply and end
/// happen under the lock; none of them waits for the delegate.
final class ByteTransfer: NSObject, Sendable {
  typealias Answer = (URLSession.AsyncBytes, URLResponse)

  private struct Running {
    let session: URLSession
    /// Who waits for the head; nil once it is there.
    var head: CheckedContinuation<URLResponse, any Error>?
  }

  private enum Phase {
    case waiting
    case running(Running)
    case finished
  }

  private let request: URLRequest
  private let configuration: URLSessionConfiguration
  private let phase = Mutex(Phase.waiting)
  private let started = Mutex<URLSessionDataTask?>(nil)
  private let chunks: AsyncThrowingStream<Data, any Error>.Continuation
  private let unread: Mutex<AsyncThrowingStream<Data, any Error>?>

  init(_ request: URLRequest, configuration: URLSessionConfiguration) {
    self.request = request
    self.configuration = configuration
    let (stream, chunks) = AsyncThrowingStream<Data, any Error>.makeStream()
    self.chunks = chunks
    unread = Mutex(stream)
  }

  /// Sends the request and waits for the head of the answer; call it once.
  func answer() async throws -> Answer {
    let head = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { start($0) }
    } onCancel: {
      end(URLError(.cancelled))
    }
    guard let task = started.withLock(\.self), let stream = unread.withLock({ $0.take() }) else {
      throw URLError(.cancelled)
    }
    return (URLSession.AsyncBytes(stream, of: task), head)
  }

  private func start(_ head: CheckedContinuation<URLResponse, any Error>) {
    // The stream must not hold what it is held by.
    chunks.onTermination = { [weak self] _ in self?.end(nil) }
    let isStarted = phase.withLock { phase in
      guard case .waiting = phase else { return false }
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      phase = .running(Running(session: session, head: head))
      let task = session.dataTask(with: request)
      started.withLock { $0 = task }
      task.resume()
      return true
    }
    if !isStarted { head.resume(throwing: URLError(.cancelled)) }
  }

  /// Ends the session and tells those who wait; only the first call counts, as an end leads to another.
  private func end(_ error: (any Error)?) {
    let (isFirst, head) = phase.withLock { phase in
      defer { phase = .finished }
      switch phase {
      case .waiting: return (true, nil as CheckedContinuation<URLResponse, any Error>?)
      case .running(let running):
        running.session.invalidateAndCancel()
        return (true, running.head)
      case .finished: return (false, nil)
      }
    }
    guard isFirst else { return }
    head?.resume(throwing: error ?? URLError(.cancelled))
    chunks.finish(throwing: error)
  }

  /// Hands on the head, unless that has been done.
  private func begin(_ response: URLResponse, reply: () -> Void = {}) {
    let head = phase.withLock { phase -> CheckedContinuation<URLResponse, any Error>? in
      guard case .running(var running) = phase else { return nil }
      reply()
      defer { phase = .running(running) }
      return running.head.take()
    }
    head?.resume(returning: response)
  }
}

extension ByteTransfer: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    begin(response) { completionHandler(.allow) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    chunks.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    // An end without a head before it: on Linux, a redirection that leads nowhere.
    if error == nil, let response = task.response { begin(response) }
    end(error)
  }
}
