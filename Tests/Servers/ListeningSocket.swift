import Foundation

/// A TCP socket that listens on a free port of 127.0.0.1, or holds the port and refuses everybody.
package final class ListeningSocket: Sendable {
  package let port: UInt16

  /// The base URL of an HTTP server at the socket.
  package var url: URL {
    get throws { try url(scheme: "http") }
  }

  private let socket: Int32

  package init(refusesConnections: Bool = false) throws {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.socket = socket
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, size) != 0
          || (!refusesConnections && listen(socket, 64) != 0)
          || getsockname(socket, address, &size) != 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    if failed { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { _ = Foundation.close(socket) }

  /// The base URL of a server at the socket that is asked in this way.
  package func url(scheme: String) throws -> URL {
    guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)") else { throw POSIXError(.EINVAL) }
    return url
  }

  /// The socket of the next connection, nil once this one is closed.
  func accept() -> Int32? {
    let connection = Foundation.accept(socket, nil, nil)
    return connection < 0 ? nil : connection
  }

  package func close() {
    shutdown(socket, Int32(SHUT_RDWR))
  }
}
