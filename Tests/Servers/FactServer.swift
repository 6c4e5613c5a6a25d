import Foundation
import Synchronization

/// A server on a port of its own that treats each connection, on a thread, just as it is told.
package final class FactServer: Sendable {
  package let url: URL
  private let listener: ListeningSocket
  private let threads = DispatchGroup()
  private let connections = Mutex<[Connection]>([])

  /// With an identity it speaks `https`.
  package init(
    identity: Identity? = nil, _ respond: @escaping @Sendable (Connection) -> Void
  ) throws {
    listener = try ListeningSocket()
    url = try listener.url(scheme: identity == nil ? "http" : "https")
    inThread { [self] in
      while let socket = listener.accept() {
        inThread { [self] in
          let connection = Connection(socket: socket, identity: identity)
          connections.withLock { $0.append(connection) }
          respond(connection)
          connection.finish()
        }
      }
    }
  }

  /// How many connections there have been.
  package var connectionCount: Int { connections.withLock(\.count) }

  /// Ends all connections and waits for the threads.
  package func stop() {
    listener.close()
    for connection in connections.withLock(\.self) { connection.end() }
    threads.wait()
  }

  private func inThread(_ work: @escaping @Sendable () -> Void) {
    threads.enter()
    Thread { [threads] in
      // OpenSSL knows no other way to write to a connection that was closed.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      work()
      threads.leave()
    }.start()
  }
}

/// Runs `body` with the URL of a server that treats each connection as `respond` says.
@discardableResult
package func withServer<Result>(
  identity: Identity? = nil, _ respond: @escaping @Sendable (Connection) -> Void,
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let server = try FactServer(identity: identity, respond)
  defer { server.stop() }
  return try await body(server.url)
}
