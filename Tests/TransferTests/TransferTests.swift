import Foundation
import Servers
import Testing

@testable import Transfer

@Suite(.timeLimit(.minutes(20)))
struct TransferTests {
  @Test(arguments: [Scheme.http, .https])
  func theHeadIsThereBeforeTheBodyAndEachPartAsItComes(scheme: Scheme) async throws {
    let isTaken = DispatchSemaphore(value: 0)
    try await withServer(scheme) { connection in
      connection.beginAnswer()
      for part in ["one", "two", "three"] {
        // Each is sent when what was before is taken.
        isTaken.wait()
        connection.send(part)
      }
    } _: { url in
      let stream = try await HTTPRequest(url: url).stream()
      #expect(stream.head.status == 200)
      isTaken.signal()
      var parts: [String] = []
      for try await part in stream.body {
        parts.append(String(decoding: part, as: UTF8.self))
        isTaken.signal()
      }
      #expect(parts == ["one", "two", "three"])
    }
  }

  @Test(arguments: Scheme.allCases)
  func aBodyLargerThanWhatMayWaitComesWhole(scheme: Scheme) async throws {
    let size = 8 * 1024 * 1024
    let count = try await withServer(scheme) { connection in
      if scheme == .second { return connection.answerSecond(bodySize: size) }
      connection.answer(body: [UInt8](repeating: 0x37, count: size))
    } _: { url in
      let stream = try await HTTPRequest(url: url).stream()
      var count = 0
      for try await part in stream.body { count += part.count }
      return count
    }
    #expect(count == size)
  }

  @Test func theSecondVersionIsSpokenWhereTheServerDoes() async throws {
    let answer = try await withServer(.second) { connection in
      connection.answerSecond(bodySize: 11)
    } _: {
      try await HTTPRequest(url: $0).answer()
    }
    #expect(answer.head.version == "HTTP/2")
    #expect(answer.text == "77777777777")
  }

  @Test(arguments: [
    ("gzip", "H4sIAAAAAAACAzNXyCxWKCjKzE3VAwAKuGRyCwAAAA=="), ("br", "CwWANyBpcyBwcmltZS4D"),
  ])
  func packedBodiesAreUnpacked(encoding: String, base64: String) async throws {
    let body = try #require(Data(base64Encoded: base64))
    let requests = Signal<String>()
    let answer = try await withServer(.http) { connection in
      requests.send(connection.readRequest())
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: \(encoding)\r\n\r\n")
      connection.send(body)
    } _: {
      try await HTTPRequest(url: $0).answer()
    }
    #expect(answer.text == "7 is prime.")
    let offer = await requests.next()?.split(separator: "\r\n").first {
      $0.hasPrefix("Accept-Encoding: ")
    }
    #expect(offer?.contains(encoding) == true)
  }

  @Test func aSmallBodyThatUnpacksToALargeOneIsCutOff() async throws {
    // A hundred thousand times the same.
    let start = "H4sIAAAAAAACA+3BMQEAAADCoErrn84aHkAB"
    let base64 = start + String(repeating: "A", count: 128) + "rwaFwk3FoIYBAA=="
    let body = try #require(Data(base64Encoded: base64))
    let failure = try await withServer(.http) { connection in
      connection.answer(headers: ["Content-Encoding: gzip"], body: body)
    } _: {
      try await HTTPRequest(url: $0, limit: 64 * 1024).failure()
    }
    #expect(failure == .tooLarge(limit: 64 * 1024))
  }

  @Test func aServerThatNobodyVouchesForIsToldNothing() async throws {
    let requests = Signal<String>()
    let identity = try await Identity.first.value
    try await withServer(identity: identity) { connection in
      requests.send(connection.readRequest())
    } _: { url in
      let failure = try await HTTPRequest(url: url).failure()
      #expect(failure == .notSecure)
      #expect(await requests.next() == "")
    }
  }

  @Test func manyAreUnderWayAtOnceOnOneThread() async throws {
    try await withServer(.http) { connection in
      let path = connection.readRequest().split(separator: " ")[1]
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(path.utf8.count)\r\n\r\n\(path)")
    } _: { url in
      try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for number in 0..<200 {
          group.addTask {
            (number, try await HTTPRequest(url: url.appending(path: "\(number)")).answer().text)
          }
        }
        for try await (number, text) in group { #expect(text == "/\(number)") }
      }
    }
  }

  @Test(arguments: [true, false])
  func connectionsServeSeveralRequestsWhereTheyMay(shares: Bool) async throws {
    let identity = try await Identity.first.value
    let server = try FactServer(identity: identity) { connection in
      while !connection.readRequest().isEmpty {
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n7")
      }
    }
    defer { server.stop() }
    try await Trust.$file.withValue(identity.certificate) {
      for _ in 0..<3 {
        var request = HTTPRequest(url: server.url)
        request.sharesConnections = shares
        let text = try await request.answer().text
        #expect(text == "7")
      }
    }
    // One that is idle for two minutes, as on a busy machine, is not taken again.
    #expect(shares ? server.connectionCount < 3 : server.connectionCount == 3)
  }
}
