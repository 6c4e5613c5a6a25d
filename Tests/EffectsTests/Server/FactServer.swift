import Foundation
import Synchronization

/// A server on a port of its own that treats each connection, on a thread, just as it is told.
final class FactServer: Sendable {
  let url: URL
  private let listener: ListeningSocket
  private let threads = DispatchGroup()
  private let connections = Mutex<[Connection]>([])

  init(_ respond: @escaping @Sendable (Connection) -> Void) throws {
    listener = try ListeningSocket()
    url = try listener.url
    inThread { [self] in
      while let connection = listener.accept() {
        connections.withLock { $0.append(connection) }
        inThread {
          respond(connection)
          connection.end()
        }
      }
    }
  }

  /// How many connections there have been.
  var connectionCount: Int { connections.withLock(\.count) }

  /// Ends all connections and waits for the threads.
  func stop() {
    listener.close()
    for connection in connections.withLock(\.self) { connection.end() }
    threads.wait()
  }

  private func inThread(_ work: @escaping @Sendable () -> Void) {
    threads.enter()
    Thread { [threads] in
      work()
      threads.leave()
    }.start()
  }
}

/// Runs `body` with the URL of a server that treats each connection as `respond` says.
@discardableResult
func withServer<Result>(
  _ respond: @escaping @Sendable (Connection) -> Void, _ body: (URL) async throws -> Result
) async throws -> Result {
  let server = try FactServer(respond)
  defer { server.stop() }
  return try await body(server.url)
}
