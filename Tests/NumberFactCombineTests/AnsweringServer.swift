import Foundation
import Testing

/// A server on a port of its own that gives each request, on a thread, the bytes that it is told.
final class AnsweringServer: @unchecked Sendable {
  // Unchecked: holds constants; the system guards the socket.
  let url: URL
  private let socket: Int32
  private let threads = DispatchGroup()

  /// `answer` makes the whole answer of the first line of a request; nil hangs up.
  init(_ answer: @escaping @Sendable (_ request: String) -> String?) throws {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, size) == 0 && listen(socket, 64) == 0
          && getsockname(socket, address, &size) == 0
      }
    }
    try #require(isBound)
    self.socket = socket
    url = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/facts"))
    let threads = threads
    DispatchQueue.global().async(group: threads) {
      while case let connection = accept(socket, nil, nil), connection >= 0 {
        DispatchQueue.global().async(group: threads) { Self.serve(connection, answer) }
      }
    }
  }

  private static func serve(_ connection: Int32, _ answer: (String) -> String?) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &bytes, bytes.count, 0)
    let request = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    if let answer = answer(String(request.prefix { $0 != "\r\n" })) {
      _ = send(connection, answer, answer.utf8.count, Int32(MSG_NOSIGNAL))
    }
    shutdown(connection, Int32(SHUT_RDWR))
    close(connection)
  }

  /// Refuses all from now on, and waits for those who are served.
  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
    threads.wait()
  }

  /// An answer with a status and a text.
  static func text(_ text: String, status: String = "200 OK") -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)"
  }
}
