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
