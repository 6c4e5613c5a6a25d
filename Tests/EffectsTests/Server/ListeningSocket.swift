import Foundation
import Testing

/// A TCP socket that listens on a free port of 127.0.0.1, or holds the port and refuses everybody.
final class ListeningSocket: Sendable {
  let port: UInt16

  /// The base URL of an HTTP server at the socket.
  var url: URL {
    get throws { try #require(URL(string: "http://127.0.0.1:\(port)")) }
  }

  private let socket: Int32

  init(refusesConnections: Bool = false) throws {
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

  /// The next connection, nil once the socket is closed.
  func accept() -> Connection? {
    let connection = Foundation.accept(socket, nil, nil)
    return connection < 0 ? nil : Connection(socket: connection)
  }

  func close() {
    shutdown(socket, Int32(SHUT_RDWR))
  }
}
