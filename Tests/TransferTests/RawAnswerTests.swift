import Servers
import Testing
import Transfer

@Suite(.timeLimit(.minutes(20)))
struct RawAnswerTests {
  @Test(arguments: [Scheme.http, .https], RawAnswer.all)
  func eachAnswerHasOneMeaning(scheme: Scheme, answer: RawAnswer) async throws {
    let outcome = try await withServer(scheme) { connection in
      connection.readRequest()
      connection.send(answer.bytes)
    } _: { url -> RawAnswer.Outcome in
      do {
        let answer = try await HTTPRequest(url: url, limit: 64 * 1024).answer()
        return answer.head.isSuccess ? .text(answer.text) : .status(answer.head.status)
      } catch let failure as TransferFailure {
        return .failed(failure.reason)
      }
    }
    #expect(outcome == answer.outcome)
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n7 is prime.",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n7 is prime.\r\n0\r\n\r\n",
  ])
  func whatIsCutAnywhereIsNoAnswer(whole: String) async throws {
    // Of the empty line at the end, one byte is enough.
    for count in 0..<whole.utf8.count - 1 {
      let failure = try await withServer(.http) { connection in
        connection.readRequest()
        connection.send(whole.utf8.prefix(count))
      } _: {
        try await HTTPRequest(url: $0).failure()
      }
      #expect(failure == .interrupted, "cut after \(count) bytes")
    }
  }
}
