import Testing

@testable import Effects

struct AnswerParserTests {
  private func events(_ pieces: [[UInt8]]) throws(TransferFailure) -> [AnswerParser.Event] {
    var parser = AnswerParser()
    var events: [AnswerParser.Event] = []
    for piece in pieces { events += try parser.receive(piece) }
    return events + (try parser.receiveEnd())
  }

  /// The status, the whole body, and how many ends there were.
  private func summary(_ events: [AnswerParser.Event]) -> (Int?, String, Int) {
    var (status, body, ends): (Int?, [UInt8], Int) = (nil, [], 0)
    for event in events {
      switch event {
      case .head(let head): status = head.status
      case .body(let bytes): body += bytes
      case .end: ends += 1
      }
    }
    return (status, String(decoding: body, as: UTF8.self), ends)
  }

  private static let answers = [
    "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n7 is prime.",
    "HTTP/1.1 200 OK\r\ncontent-length:11 \r\nContent-Length: 11\r\n\r\n7 is prime.",
    "HTTP/1.0 200\n\n7 is prime.",
    "HTTP/1.1 103 Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n7 is prime.",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n"
      + "5\r\n7 is \r\n006;a=b\r\nprime.\r\n0\r\nA: b\r\n\r\n",
  ]

  @Test(arguments: answers)
  func cutAnywhereIntoTwoPiecesTheAnswerIsTheSame(answer: String) throws {
    let bytes = Array(answer.utf8)
    for cut in 0...bytes.count {
      let (status, body, ends) = summary(
        try events([Array(bytes[..<cut]), Array(bytes[cut...])]))
      #expect(status == 200 && body == "7 is prime." && ends == 1)
    }
  }

  @Test(arguments: answers)
  func cutIntoSingleBytesTheAnswerIsTheSame(answer: String) throws {
    let (status, body, ends) = summary(try events(answer.utf8.map { [$0] }))
    #expect(status == 200 && body == "7 is prime." && ends == 1)
  }

  @Test(arguments: [answers[0], answers[4]])
  func everyAnswerWhoseEndIsKnownIsInterruptedWhenCutShort(answer: String) {
    let bytes = Array(answer.utf8)
    for count in 0..<bytes.count {
      #expect(throws: TransferFailure.interrupted) { try events([Array(bytes[..<count])]) }
    }
  }

  @Test(arguments: [204, 304])
  func statusWithoutBodyEndsAtTheHead(status: Int) throws {
    let answer = "HTTP/1.1 \(status) X\r\nContent-Length: 5\r\n\r\n"
    let (seen, body, ends) = summary(try events([Array(answer.utf8)]))
    #expect(seen == status && body.isEmpty && ends == 1)
  }

  @Test(arguments: [
    "SSH-2.0", "\u{15}\u{3}", "HTTP/2 200 OK\r\n", "HTTP/1.1 20 OK\r\n", "HTTP/1.1 OK\r\n",
    "HTTP/1.1 099 OK\r\n", "HTTP/1.1 200 OK\r\nA\r\n", "HTTP/1.1 200 OK\r\nContent-Length: +1\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n77\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
  ])
  func whatIsNotHTTPIsRefusedAtOnce(answer: String) {
    var parser = AnswerParser()
    #expect(throws: TransferFailure.notHTTP) { try parser.receive(Array(answer.utf8)) }
  }
}
