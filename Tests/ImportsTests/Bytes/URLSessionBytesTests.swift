import Foundation
import SwiftUI
import Testing

@Suite struct URLSessionBytesTests {
  private static let head =
    "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n"

  /// Waits as long as a busy machine may take.
  private static let patient: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 600
    return URLSession(configuration: configuration)
  }()

  private func withServer(
    _ respond: @escaping @Sendable (ByteServer) -> Void, _ body: (URL) async throws -> Void
  ) async throws {
    let server = try ByteServer(respond)
    defer { server.stop() }
    try await body(server.url)
  }

  @Test func eachLineIsThereAsSoonAsItHasCome() async throws {
    let isRead = DispatchSemaphore(value: 0)
    try await withServer { server in
      server.send(Self.head)
      for line in ["one", "two", "three"] {
        server.send("\(line)\n")
        // The next line is sent once this one was read.
        isRead.wait()
      }
    } _: { url in
      let (bytes, response) = try await Self.patient.bytes(from: url)
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
      var lines: [String] = []
      for try await line in bytes.lines {
        lines.append(line)
        isRead.signal()
      }
      #expect(lines == ["one", "two", "three"])
    }
  }

  @Test func theHeadIsThereBeforeTheFirstByte() async throws {
    let isAsked = DispatchSemaphore(value: 0)
    try await withServer { server in
      server.send("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n")
      isAsked.wait()
      server.send("ab")
    } _: { url in
      let (bytes, response) = try await Self.patient.bytes(for: URLRequest(url: url))
      #expect((response as? HTTPURLResponse)?.statusCode == 404)
      isAsked.signal()
      var all: [UInt8] = []
      for try await byte in bytes { all.append(byte) }
      #expect(all == Array("ab".utf8))
    }
  }

  @Test func whoReadsNoMoreClosesTheConnection() async throws {
    try await withServer { server in
      server.send(Self.head + "one\n")
      server.waitUntilClosed()
    } _: { url in
      let (bytes, _) = try await Self.patient.bytes(from: url)
      for try await line in bytes.lines {
        #expect(line == "one")
        break
      }
    }
  }

  @Test func aTaskThatIsCancelledClosesTheConnection() async throws {
    let hasBegun = AsyncStream<Void>.makeStream()
    try await withServer { server in
      server.send(Self.head + "one\n")
      server.waitUntilClosed()
    } _: { url in
      let task = Task {
        let (bytes, _) = try await Self.patient.bytes(from: url)
        for try await _ in bytes.lines { hasBegun.continuation.yield() }
      }
      for await _ in hasBegun.stream { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func aTaskThatIsCancelledBeforeTheHeadStopsWaiting() async throws {
    let hasAsked = AsyncStream<Void>.makeStream()
    try await withServer { server in
      hasAsked.continuation.yield()
      server.waitUntilClosed()
    } _: { url in
      let task = Task { _ = try await Self.patient.bytes(from: url) }
      for await _ in hasAsked.stream { break }
      task.cancel()
      await #expect(throws: URLError.self) { try await task.value }
    }
  }

  @Test func aServerThatRefusesIsAnError() async throws {
    let nobody = try #require(URL(string: "http://127.0.0.1:1/log"))
    await #expect(throws: URLError.self) { _ = try await URLSession.shared.bytes(from: nobody) }
  }

  @Test func linesEndInManyWays() async throws {
    let text = "a\nb\r\nc\r\rd\u{85}e\u{2028}f\u{2029}g é\n\nh"
    let bytes = AsyncStream<UInt8> { stream in
      for byte in text.utf8 { stream.yield(byte) }
      stream.finish()
    }
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["a", "b", "c", "d", "e", "f", "g é", "h"])
  }
}
