import Core
import Foundation

extension NumbersClient {
  /// Asks a server that answers `GET {baseURL}/{number}` with a sentence, as numbersapi.com does.
  ///
  /// Each call makes a connection of its own; cancelling the calling task closes it at once. Up to
  /// five redirections are followed. A base URL that cannot be used is reported by every call.
  ///
  /// - Parameters:
  ///   - baseURL: An `http` or `https` URL. It may have a path, with or without a slash at its end.
  ///   - timeout: The time that everything may take until the whole fact has come.
  ///   - clock: What measures the timeout.
  public static func http(
    baseURL: URL,
    timeout: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    Self { number in
      let url = try FactEndpoint(baseURL: baseURL).url(for: number)
      return try await withThrowingTaskGroup(of: String.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await download(url) }
        group.addTask {
          try await clock.sleep(for: timeout)
          throw NumbersError.timeout(timeout)
        }
        guard let fact = try await group.next() else { throw CancellationError() }
        return fact
      }
    }
  }

  private static func download(_ url: URL) async throws -> String {
    let maximumRedirections = 5
    var (url, redirections) = (url, 0)
    while true {
      switch try await factAnswer(from: url, host: url.host ?? "") {
      case .fact(let fact): return fact
      case .moved(let status, let location):
        guard redirections < maximumRedirections,
          let target = FactEndpoint.redirection(from: url, to: location)
        else { throw NumbersError.status(status) }
        (url, redirections) = (target, redirections + 1)
      }
    }
  }
}
