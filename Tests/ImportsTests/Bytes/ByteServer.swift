import Foundation
import Synchronization
import Testing

/// A server on a free port of 127.0.0.1 for one connection, whose answer a test writes part by part.
final class ByteServer: Sendable {
  let url: URL
  private let listener: Int32
  private let connection = Mutex<Int32>(-1)
  private let done = DispatchGroup()

  /// `respond` runs on a thread of its own once a request has come.
  init(_ respond: @escaping @Sendable (ByteServer) -> Void) throws {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && listen(socket, 8) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    listener = socket
    url = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/log"))
    #expect(isListening)
    done.enter()
    Thread { [self] in
      let accepted = accept(listener, nil, nil)
      connection.withLock { $0 = accepted }
      if accepted >= 0, readHead() { respond(self) }
      hangUp()
      done.leave()
    }.start()
  }

  /// Sends a text to whoever has connected.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.send(connection.withLock(\.self), bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Waits until the other end has closed the connection.
  func waitUntilClosed() {
    var byte: UInt8 = 0
    while recv(connection.withLock(\.self), &byte, 1, 0) > 0 {}
  }

  /// Ends the connection and waits for the thread.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    hangUp()
    done.wait()
    close(connection.withLock(\.self))
    close(listener)
  }

  private func hangUp() { shutdown(connection.withLock(\.self), Int32(SHUT_RDWR)) }

  private func readHead() -> Bool {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
      guard recv(connection.withLock(\.self), &byte, 1, 0) == 1 else { return false }
      head.append(byte)
    }
    return true
  }
}
