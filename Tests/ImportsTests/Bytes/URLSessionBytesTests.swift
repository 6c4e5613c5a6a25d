import Foundation
import Servers
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

  @Test func eachLineIsThereAsSoonAsItHasCome() async throws {
    let isRead = DispatchSemaphore(value: 0)
    try await withServer { connection in
      connection.readRequest()
      connection.send(Self.head)
      for line in ["one", "two", "three"] {
        connection.send("\(line)\n")
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
    try await withServer { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n")
      isAsked.wait()
      connection.send("ab")
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
    try await withServer { connection in
      connection.readRequest()
      connection.send(Self.head + "one\n")
      _ = connection.waitUntilClosed()
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
    try await withServer { connection in
      connection.readRequest()
      connection.send(Self.head + "one\n")
      _ = connection.waitUntilClosed()
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
    try await withServer { connection in
      connection.readRequest()
      hasAsked.continuation.yield()
      _ = connection.waitUntilClosed()
    } _: { url in
      let task = Task { _ = try await Self.patient.bytes(from: url) }
      for await _ in hasAsked.stream { break }
      task.cancel()
      await #expect(throws: URLError.self) { try await task.value }
    }
  }

  @Test func itsTaskKnowsTheRequestAndEndsIt() async throws {
    try await withServer { connection in
      connection.readRequest()
      connection.send(Self.head + "one")
      _ = connection.waitUntilClosed()
    } _: { url in
      let (bytes, response) = try await Self.patient.bytes(from: url)
      var iterator = bytes.makeAsyncIterator()
      #expect(try await iterator.next() == UInt8(ascii: "o"))
      #expect(bytes.task.originalRequest?.url == url)
      #expect(bytes.task.response === response)
      bytes.task.cancel()
      let error = await #expect(throws: URLError.self) {
        while try await iterator.next() != nil {}
      }
      #expect(error?.code == .cancelled)
    }
  }

  @Test func aRequestIsSentAsTheSessionWould() async throws {
    let requests = Signal<String>()
    try await withServer { connection in
      var request = connection.readRequest()
      for _ in 0..<4 { request += connection.readByte().map { String(UnicodeScalar($0)) } ?? "" }
      requests.send(request)
      connection.send("HTTP/1.1 200 OK\r\nX-Colour: red\r\nSet-Cookie: berth=8\r\n\r\n")
    } _: { url in
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpAdditionalHeaders = ["X-Fleet": "north", "X-Ship": "none"]
      configuration.timeoutIntervalForRequest = 600
      let jar = configuration.httpCookieStorage
      for cookie in HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": "a=7"], for: url) {
        jar?.setCookie(cookie)
      }
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.httpBodyStream = InputStream(data: Data("Anna".utf8))
      request.setValue("Anna", forHTTPHeaderField: "x-ship")
      let session = URLSession(configuration: configuration)
      let (_, response) = try await session.bytes(for: request)
      let answer = try #require(response as? HTTPURLResponse)
      #expect(answer.allHeaderFields["X-Colour"] as? String == "red")
      #expect(jar?.cookies(for: url)?.map(\.name).sorted() == ["a", "berth"])
    }
    let text = try #require(await requests.next())
    #expect(text.hasPrefix("POST / HTTP/1.1\r\n"))
    #expect(text.hasSuffix("\r\n\r\nAnna"))
    #expect(text.lowercased().contains("\r\nx-ship: anna\r\n"))
    #expect(!text.contains("none"))
    #expect(text.contains("\r\nX-Fleet: north\r\n"))
    #expect(text.contains("\r\nCookie: a=7\r\n"))
    #expect(text.contains("\r\nUser-Agent: "))
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
