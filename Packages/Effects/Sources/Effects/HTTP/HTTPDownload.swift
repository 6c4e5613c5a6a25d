import Foundation
import Transfer

extension HTTPRequest {
  /// Returns the answer after at most five redirections.
  ///
  /// A redirection that cannot be followed is itself the answer. `timeout` covers everything until
  /// the whole answer has arrived. Throws an ``HTTPFailure``, and `CancellationError` when the
  /// calling task is cancelled, which closes the connection at once.
  func download(timeout: Duration, clock: any Clock<Duration>) async throws -> HTTPAnswer {
    try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        do {
          return try await answer()
        } catch let error as TransferFailure {
          throw HTTPFailure(error, timeout: timeout) ?? error
        }
      }
      group.addTask {
        try await clock.sleep(for: timeout)
        throw HTTPFailure.timeout(timeout)
      }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }
}

extension HTTPFailure {
  /// What a failure of the transport is for the person who waits; nil if nothing could be asked at
  /// all.
  fileprivate init?(_ failure: TransferFailure, timeout: Duration) {
    let host = failure.url.host ?? ""
    let authority = failure.url.authority ?? host
    switch failure.reason {
    case .hostUnknown: self = .hostUnknown(host)
    case .cannotConnect: self = .cannotConnect(authority)
    case .notSecure: self = .notSecure(authority)
    case .notHTTP: self = .notHTTP
    case .interrupted: self = .interrupted
    case .timedOut: self = .timeout(timeout)
    case .tooManyRedirections(let limit): self = .tooManyRedirections(limit: limit)
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .noLibrary: return nil
    }
  }
}
