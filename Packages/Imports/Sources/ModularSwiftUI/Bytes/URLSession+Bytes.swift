import Foundation
import FoundationNetworking
import Transfer

extension URLSession {
  /// The bytes of an answer as they come; Foundation has it on Apple's systems alone.
  ///
  /// What waits to be read holds up the server. A sequence that nobody reads any more closes its
  /// connection.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The task that loads them: it knows its request and its answer, and can be cancelled.
    public let task: URLSessionDataTask
    private let body: HTTPBody

    init(_ body: HTTPBody, of task: URLSessionDataTask) { (self.body, self.task) = (body, task) }

    /// Takes the bytes one after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let parts: HTTPBody.AsyncIterator
      private var part: ArraySlice<UInt8> = []

      init(_ parts: HTTPBody.AsyncIterator) { self.parts = parts }

      /// Returns the next byte; nil after the last.
      ///
      /// Throws what has ended the connection, and `CancellationError` when the task is cancelled.
      public mutating func next() async throws -> UInt8? {
        if part.isEmpty {
          do {
            part = try await parts.next()?[...] ?? []
          } catch let failure as TransferFailure {
            throw URLError(failure)
          } catch is CancellationError where !Task.isCancelled {
            throw URLError(.cancelled)
          }
        }
        return part.popFirst()
      }
    }

    /// Makes what takes the bytes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(body.makeAsyncIterator()) }
  }

  /// Asks for a URL, and returns the answer's head as soon as it is there, and its bytes as they
  /// come.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Sends a request, and returns the answer's head as soon as it is there, and its bytes as they
  /// come.
  ///
  /// The request has a connection of its own. Headers, cookies and the time limit of this session's
  /// configuration hold for it; a delegate is not asked, and no `URLProtocol`.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let stream: HTTPStream
    do {
      stream = try await HTTPRequest(request, configuration).stream()
    } catch let failure as TransferFailure {
      throw URLError(failure)
    } catch is CancellationError {
      throw URLError(.cancelled)
    }
    let fields = stream.head.headers.map { (stream.head.spellings[$0] ?? $0, $1) }
    guard
      let response = HTTPURLResponse(
        url: stream.url, statusCode: stream.head.status, httpVersion: stream.head.version,
        headerFields: Dictionary(uniqueKeysWithValues: fields))
    else { throw URLError(.badServerResponse) }
    if configuration.httpShouldSetCookies, request.httpShouldHandleCookies {
      let cookies = HTTPCookie.cookies(
        withResponseHeaderFields: Dictionary(uniqueKeysWithValues: fields), for: stream.url)
      for cookie in cookies { configuration.httpCookieStorage?.setCookie(cookie) }
    }
    let task = ByteTask(request, response, cancel: stream.body.canceller)
    return (AsyncBytes(stream.body, of: task), response)
  }
}

/// A stream of bytes as the task that a session would have.
///
/// It may cross threads, as a task may: all that it holds stays as it is.
private final class ByteTask: URLSessionDataTask, @unchecked Sendable {
  private let request: URLRequest
  private let answer: URLResponse
  private let stop: @Sendable () -> Void

  init(_ request: URLRequest, _ answer: URLResponse, cancel: @escaping @Sendable () -> Void) {
    (self.request, self.answer, stop) = (request, answer, cancel)
    super.init()
  }

  override var originalRequest: URLRequest? { request }
  override var currentRequest: URLRequest? { request }
  override var response: URLResponse? { answer }

  override func cancel() { stop() }
}
