import Foundation
import Synchronization

/// The server's end of one connection.
///
/// Every wait is at most ten minutes: longer than a busy machine keeps the client from its timeout.
package final class Connection: Sendable {
  private let socket: Int32
  private let encryption: Encryption?
  private let isOpen = Mutex(true)

  package init(socket: Int32, identity: Identity? = nil) {
    self.socket = socket
    var limit = timeval(tv_sec: 600, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    encryption = identity.map { Encryption(of: socket, $0) }
  }

  deinit { _ = close(socket) }

  /// Reads up to the empty line that ends a request's head, and returns what came.
  @discardableResult
  package func readRequest() -> String {
    var bytes: [UInt8] = []
    while !bytes.ends(with: "\r\n\r\n".utf8), let byte = readByte() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether everything was handed to the system.
  @discardableResult
  package func send(_ bytes: some Collection<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        encryption?.write($0[sent...])
          ?? Foundation.send(socket, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  package func send(_ text: String) -> Bool { send(text.utf8) }

  /// Reads until the other end has closed the connection; false if it has not within the limit.
  package func waitUntilClosed() -> Bool {
    if encryption != nil { while readByte() != nil {} }
    while true {
      var byte: UInt8 = 0
      let count = recv(socket, &byte, 1, 0)
      if count == 0 || (count < 0 && errno == ECONNRESET) { return true }
      if count < 0 { return false }
    }
  }

  /// Says that all was said, where the connection is encrypted, and ends it.
  package func finish() {
    encryption?.finish()
    end()
  }

  /// Ends the connection as a program does that is killed.
  package func end() {
    isOpen.withLock { isOpen in
      if isOpen { shutdown(socket, Int32(SHUT_RDWR)) }
      isOpen = false
    }
  }

  /// The next byte; nil at the end of the connection.
  package func readByte() -> UInt8? {
    var byte: UInt8 = 0
    return (encryption?.read(&byte) ?? recv(socket, &byte, 1, 0)) == 1 ? byte : nil
  }
}

extension Array where Element == UInt8 {
  fileprivate func ends(with suffix: String.UTF8View) -> Bool {
    suffix.count <= count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
