import Foundation

/// A whole answer.
public struct HTTPAnswer: Equatable, Sendable {
  /// Its head.
  public var head: HTTPHead
  /// The body, which is read only if the status is one of success; empty otherwise.
  public var body: [UInt8] = []
}

extension HTTPRequest {
  /// Sends the request and returns the whole answer, of at most `limit` bytes.
  ///
  /// Throws as ``stream()`` does.
  public func answer() async throws -> HTTPAnswer {
    let stream = try await stream()
    var answer = HTTPAnswer(head: stream.head)
    guard answer.head.isSuccess else { return answer }
    let tooLarge = TransferFailure(reason: .tooLarge(limit: limit), url: stream.url)
    let isPacked = answer.head.headers["content-encoding"] != nil
    guard isPacked || answer.head.length ?? 0 <= limit else { throw tooLarge }
    for try await part in stream.body {
      guard answer.body.count + part.count <= limit else { throw tooLarge }
      answer.body += part
    }
    return answer
  }
}

/// An answer whose body is taken as it comes.
public struct HTTPStream: Sendable {
  /// Where it has come from, after all redirections.
  public let url: URL
  /// Its head.
  public let head: HTTPHead
  /// Its body.
  public let body: HTTPBody
}

extension HTTPRequest {
  /// Sends the request and returns the answer as soon as its head is there.
  ///
  /// A redirection that cannot be followed is itself the answer. Throws a ``TransferFailure``, and
  /// `CancellationError` when the task is cancelled, which ends the transfer at once.
  public func stream() async throws -> HTTPStream {
    guard url.isHTTP else { throw TransferFailure(reason: .notHTTP, url: url) }
    var (request, count) = (self, 0)
    while true {
      let transfer = Transfer(request)
      let body = HTTPBody(transfer)
      let head = try await transfer.head()
      guard let next = request.redirected(by: head) else {
        return HTTPStream(url: request.url, head: head, body: body)
      }
      guard count < redirections else {
        throw TransferFailure(reason: .tooManyRedirections(limit: redirections), url: request.url)
      }
      (request, count) = (next, count + 1)
    }
  }
}

/// The bytes of a body, in the parts in which they come.
///
/// What waits to be taken holds up the server. A body that nobody holds any more ends its transfer.
public struct HTTPBody: AsyncSequence, Sendable {
  private let lease: Lease

  init(_ transfer: Transfer) { lease = Lease(transfer) }

  /// Ends the transfer when the last who could take has gone.
  fileprivate final class Lease: Sendable {
    let transfer: Transfer
    init(_ transfer: Transfer) { self.transfer = transfer }
    deinit { transfer.cancel() }
  }

  /// Takes one part after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let lease: Lease

    fileprivate init(_ lease: Lease) { self.lease = lease }

    /// Returns the next part; nil after the last.
    ///
    /// Throws a ``TransferFailure``, and `CancellationError` when the task is cancelled, which ends
    /// the transfer at once.
    public func next() async throws -> [UInt8]? {
      let bytes = try await lease.transfer.bytes()
      return bytes.isEmpty ? nil : bytes
    }
  }

  /// Makes what takes the parts.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(lease) }

  /// What ends the transfer, also while others take; it does not hold the body.
  public var canceller: @Sendable () -> Void {
    let transfer = lease.transfer
    return { transfer.cancel() }
  }
}
