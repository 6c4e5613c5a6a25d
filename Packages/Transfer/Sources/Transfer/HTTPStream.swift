import Foundation

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
