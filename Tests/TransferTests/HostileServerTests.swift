import Foundation
import Servers
import Testing
import Transfer

/// Servers that send what nobody expects: each request ends, and the process goes on.
@Suite(.timeLimit(.minutes(20)))
struct HostileServerTests {
  /// Numbers that are the same in each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(arguments: 0..<200)
  func answersThatAreChangedAtRandom(round: Int) async throws {
    var dice = Dice(state: UInt64(round))
    let answers = RawAnswer.all.filter { $0.bytes.utf8.count < 1_000 }
    var bytes = Array(answers[round % answers.count].bytes.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &dice) where !bytes.isEmpty {
      let index = bytes.indices.randomElement(using: &dice) ?? 0
      switch Int.random(in: 0..<3, using: &dice) {
      case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &dice)
      case 1: bytes.removeSubrange(index...)
      default: bytes.insert(contentsOf: bytes[index...].prefix(40), at: index)
      }
    }
    let sent = bytes
    try await withServer(round % 2 == 0 ? .http : .https) { connection in
      connection.readRequest()
      connection.send(sent)
    } _: {
      _ = try await HTTPRequest(url: $0, limit: 64 * 1024).failure()
    }
  }

  @Test(arguments: 0..<60)
  func framesOfTheSecondVersionAtRandom(round: Int) async throws {
    var dice = Dice(state: UInt64(round))
    let types = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 200].shuffled(using: &dice)
    let payload = (0..<Int.random(in: 0...64, using: &dice)).map { _ in
      UInt8.random(in: .min ... .max, using: &dice)
    }
    let flags = UInt8.random(in: .min ... .max, using: &dice)
    let failure = try await withServer(.second) { connection in
      for _ in 0..<24 { _ = connection.readByte() }
      if round % 2 == 0 { connection.sendFrame(type: 4) }
      for type in types {
        connection.sendFrame(type: UInt8(type), flags: flags, stream: 1, payload)
      }
    } _: {
      try await HTTPRequest(url: $0, limit: 64 * 1024).failure()
    }
    #expect(failure != nil)
  }

  @Test func aServerThatDoesNotEncrypt() async throws {
    let failure = try await withServer(.http) { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n7 is prime.")
    } _: { url in
      let url = try #require(URL(string: "https\(url.absoluteString.dropFirst(4))"))
      return try await HTTPRequest(url: url).failure()
    }
    #expect(failure == .notSecure)
  }

  @Test func aServerThatHangsUpAtOnce() async throws {
    let failure = try await withServer(.https) {
      $0.end()
    } _: {
      try await HTTPRequest(url: $0).failure()
    }
    #expect(failure == .interrupted)
  }

  @Test func redirectionsInACircleAreGivenUp() async throws {
    let failure = try await withServer(.https) {
      $0.answer("302 Found", headers: ["Location: /7"], text: "there")
    } _: {
      try await HTTPRequest(url: $0).failure()
    }
    #expect(failure == .tooManyRedirections(limit: 5))
  }

  @Test(arguments: ["ftp://127.0.0.1/7", "file:///etc/hosts", "gopher://127.0.0.1:7/"])
  func whatIsNoAddressOfAServerIsNotAsked(text: String) async throws {
    let url = try #require(URL(string: text))
    let failure = try await HTTPRequest(url: url).failure()
    #expect(failure == .notHTTP)
  }
}
