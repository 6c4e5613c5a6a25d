import Testing
import Transfer

/// What a server sends before it hangs up, and what is made of it.
struct RawAnswer: Sendable, CustomTestStringConvertible {
  enum Outcome: Equatable, Sendable {
    case text(String)
    case status(Int)
    case failed(TransferFailure.Reason)
  }

  let bytes: String
  let outcome: Outcome

  init(_ bytes: String, _ outcome: Outcome) { (self.bytes, self.outcome) = (bytes, outcome) }

  /// An answer with these headers, and what follows the head.
  init(headers: String, body: String = "7 is prime.", _ outcome: Outcome) {
    self.init("HTTP/1.1 200 OK\r\n\(headers)\r\n\r\n\(body)", outcome)
  }

  /// An answer in chunks, as they stand on the wire.
  init(chunks: String, _ outcome: Outcome) {
    self.init(headers: "Transfer-Encoding: chunked", body: chunks, outcome)
  }

  var testDescription: String {
    let text = bytes.count > 80 ? "\(bytes.prefix(77))..." : bytes
    return text.debugDescription
  }
}

extension RawAnswer {
  private static let prime = Outcome.text("7 is prime.")

  /// What is right, if seldom seen.
  static let right: [RawAnswer] = [
    RawAnswer(headers: "Content-Length: 11", prime),
    RawAnswer(headers: "content-length:11 \r\nContent-Length: 11", prime),
    RawAnswer(headers: "Content-Length: 11", body: "7 is prime. And more.", prime),
    RawAnswer("HTTP/1.0 200\n\n7 is prime.", prime),
    RawAnswer("HTTP/1.1 200\nContent-Length: 11\n\n7 is prime.", prime),
    RawAnswer("HTTP/1.1 103 Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n7 is prime.", prime),
    RawAnswer("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n7 is prime.", prime),
    RawAnswer(headers: "X-Long: a\r\n b: c", prime),
    RawAnswer(headers: "X-Empty:\r\nX-Colons: a:b:c\r\nX-Letter: é", prime),
    RawAnswer(
      headers: "Transfer-Encoding: Chunked\r\nContent-Length: 3",
      body: "b\r\n7 is prime.\r\n0\r\n\r\n", prime),
    RawAnswer(chunks: "5\r\n7 is \r\n006;a=b\r\nprime.\r\n0\r\nA: b\r\n\r\n", prime),
    RawAnswer(chunks: "0\r\n\r\n", .text("")),
    RawAnswer("HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\n", .text("")),
    RawAnswer("HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n", .status(304)),
    RawAnswer("HTTP/1.1 999 Odd\r\nContent-Length: 500\r\n\r\n", .status(999)),
  ]

  /// What is not HTTP, or could be understood in two ways.
  static let wrong: [RawAnswer] =
    [
      "SSH-2.0-OpenSSH_9.9\r\n", "\u{15}\u{3}\u{1}\u{0}\u{2}", "<html>7 is prime.</html>",
      "HTTP/1.1 20 OK\r\n\r\n7", "HTTP/1.1 OK\r\n\r\n7", "HTTP/1.1 099 OK\r\n\r\n7",
      "HTTP/1.1 2000 OK\r\n\r\n7",
      "HTTP/1.1 200 OK\r\n\(String(repeating: "X-Padding: 7777777777\r\n", count: 4_000))\r\n7",
      "HTTP/1.1 200 OK\r\nX-Padding: \(String(repeating: "7", count: 400_000))\r\n\r\n7",
      String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 4_000),
    ].map { RawAnswer($0, .failed(.notHTTP)) }
    + [
      "Garbage", ": 7", "X-Nothing: \u{0}", "X-Two: a\rContent-Length: 3", "Content-Length: x",
      "Content-Length: -1", "Content-Length: +1", "Content-Length:", "Content-Length: 0x0b",
      "Content-Length: 11, 11", "Content-Length: 1\r\nContent-Length: 2",
      "Content-Length: 99999999999999999999", "Transfer-Encoding: gzip",
      "Transfer-Encoding: chunked, gzip", "Transfer-Encoding: gzip, chunked",
      "Transfer-Encoding: identity", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
    ].map { RawAnswer(headers: $0, body: "b\r\n7 is prime.\r\n0\r\n\r\n", .failed(.notHTTP)) }
    + ["xyz\r\n", "-1\r\n7", "\r\n7", "ffffffffffffffffff\r\n7", "1\r\n77\r\n"]
    .map { RawAnswer(chunks: $0, .failed(.notHTTP)) }

  /// What ends too early, or cannot be unpacked.
  static let cut: [RawAnswer] =
    [
      "", "HTTP/1.1 2", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-",
      "HTTP/1.1 103 Hints\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n7 is prime.",
    ].map { RawAnswer($0, .failed(.interrupted)) }
    + ["b", "b\r\n7 is", "b\r\n7 is prime.\r\n", "b\r\n7 is prime.\r\n0\r\n"]
    .map { RawAnswer(chunks: $0, .failed(.interrupted)) }
    + ["gzip", "br", "snappy"]
    .map { RawAnswer(headers: "Content-Encoding: \($0)", .failed(.interrupted)) }

  /// What is larger than 64 KiB.
  static let large: [RawAnswer] = [
    RawAnswer(headers: "Content-Length: 65537", .failed(.tooLarge(limit: 65_536))),
    RawAnswer(
      headers: "X-Size: 65537", body: String(repeating: "7", count: 65_537),
      .failed(.tooLarge(limit: 65_536))),
    RawAnswer(
      chunks: "10001\r\n\(String(repeating: "7", count: 65_537))\r\n0\r\n\r\n",
      .failed(.tooLarge(limit: 65_536))),
  ]

  static let all = right + wrong + cut + large
}
