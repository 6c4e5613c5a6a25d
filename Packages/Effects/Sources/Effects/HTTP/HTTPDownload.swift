import Foundation

extension HTTPRequest {
  private static let maximumRedirections = 5

  /// Returns the answer after at most five redirections.
  ///
  /// A redirection that cannot be followed is itself the answer. `timeout` covers everything until
  /// the whole answer has arrived. Throws an ``HTTPFailure``, and `CancellationError` when the
  /// calling task is cancelled, which closes the connection at once.
  func download(timeout: Duration, clock: any Clock<Duration>) async throws -> HTTPAnswer {
    try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await follow() }
      group.addTask {
        try await clock.sleep(for: timeout)
        throw HTTPFailure.timeout(timeout)
      }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }

  private func follow() async throws -> HTTPAnswer {
    var (request, redirections) = (self, 0)
    while true {
      let answer = try await Effects.answer(to: request)
      guard let location = answer.location,
        let target = BaseURL.redirection(from: request.url, to: location)
      else { return answer }
      guard redirections < Self.maximumRedirections else {
        throw HTTPFailure.tooManyRedirections(limit: Self.maximumRedirections)
      }
      request.url = target
      redirections += 1
    }
  }
}
