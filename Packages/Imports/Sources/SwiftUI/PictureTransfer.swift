import CoreViews
import Foundation
import FoundationNetworking
import Synchronization

/// One download of a picture, whose caller may stop waiting for it.
///
/// The transfer itself is never cancelled: Linux's Foundation ends the process when a cancellation
/// meets an end that the transfer has reached by itself, as when a server refuses the connection.
final class PictureTransfer: Sendable {
  private typealias Waiting = CheckedContinuation<Data, any Error>

  private enum Phase {
    case new
    case waiting(Waiting)
    case finished
  }

  private let url: URL
  private let phase = Mutex(Phase.new)

  init(_ url: URL) { self.url = url }

  /// Downloads the picture; call it once.
  ///
  /// Throws `CancellationError` at once when the task is cancelled, and takes a status of success only.
  func data() async throws -> Data {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { start($0) }
    } onCancel: {
      finish(.failure(CancellationError()))
    }
  }

  private func start(_ continuation: Waiting) {
    let isStarted = phase.withLock { phase in
      guard case .new = phase else { return false }
      phase = .waiting(continuation)
      return true
    }
    guard isStarted else { return continuation.resume(throwing: CancellationError()) }
    URLSession.shared.dataTask(with: url) { [self] data, answer, error in
      finish(result(data, answer, error))
    }
    .resume()
  }

  private func result(
    _ data: Data?, _ answer: URLResponse?, _ error: (any Error)?
  ) -> Result<Data, any Error> {
    if let status = (answer as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      return .failure(PictureFailure.status(status, url))
    }
    if let error { return .failure(error) }
    return .success(data ?? Data())
  }

  private func finish(_ result: Result<Data, any Error>) {
    let waiting = phase.withLock { phase -> Waiting? in
      defer { phase = .finished }
      return if case .waiting(let waiting) = phase { waiting } else { nil }
    }
    waiting?.resume(with: result)
  }
}
