import Foundation
import Servers
import Testing

@testable import Transfer

@Suite(.timeLimit(.minutes(20)))
struct RequestTests {
  /// What a server is sent by a request that is made of its URL.
  private func sent(
    _ change: @escaping @Sendable (inout HTTPRequest) -> Void
  ) async throws -> String {
    let requests = Signal<String>()
    try await withServer(.http) { connection in
      var request = connection.readRequest()
      let length = request.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
      for _ in 0..<(length.flatMap { Int($0.dropFirst(16)) } ?? 0) {
        request += connection.readByte().map { String(UnicodeScalar($0)) } ?? ""
      }
      requests.send(request)
      connection.send("HTTP/1.1 204 No Content\r\n\r\n")
    } _: { url in
      var request = HTTPRequest(url: url)
      change(&request)
      _ = try await request.answer()
    }
    return await requests.next() ?? ""
  }

  @Test func aRequestIsSentAsItIs() async throws {
    let text = try await sent { request in
      request.url.append(path: "a")
      request.url = URL(string: "\(request.url)/../b%2Fc?d=%20e#f") ?? request.url
      request.headers = ["X-Colour": "red", "X-Empty": ""]
    }
    #expect(text.hasPrefix("GET /a/../b%2Fc?d=%20e HTTP/1.1\r\n"))
    for line in ["X-Colour: red", "X-Empty:", "Connection: close"] {
      #expect(text.contains("\r\n\(line)\r\n"))
    }
  }

  @Test func aHeaderCannotBringAnother() async throws {
    let text = try await sent {
      $0.headers = ["X-Colour": "red\r\nX-Other: 7", "X-A\r\nX-B": "8"]
    }
    #expect(text.contains("\r\nX-Colour: redX-Other: 7\r\n"))
    #expect(text.contains("\r\nX-AX-B: 8\r\n"))
  }

  @Test(arguments: ["POST", "PUT", "DELETE"])
  func aBodyIsSent(method: String) async throws {
    let text = try await sent { request in
      request.method = method
      request.headers = ["Content-Type": "text/plain"]
      request.body = Data("a=1\0b".utf8)
    }
    #expect(text.hasPrefix("\(method) / HTTP/1.1\r\n"))
    #expect(text.hasSuffix("\r\n\r\na=1\0b"))
    #expect(!text.contains("Expect"))
  }

  @Test func aBodyMayBeEmpty() async throws {
    let text = try await sent { request in
      request.method = "POST"
      request.body = Data()
    }
    #expect(text.contains("\r\nContent-Length: 0\r\n"))
  }

  @Test func theHeadAloneCanBeAskedFor() async throws {
    let answer = try await withServer(.http) { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n")
    } _: { url in
      var request = HTTPRequest(url: url)
      request.method = "HEAD"
      return try await request.answer()
    }
    #expect(answer.head.length == 100)
    #expect(answer.body.isEmpty)
  }

  private func redirected(
    _ status: Int, to location: String, _ request: HTTPRequest
  ) throws -> HTTPRequest? {
    var reader = HeadReader()
    for line in ["HTTP/1.1 \(status) Elsewhere\r\n", "Location: \(location)\r\n", "\r\n"] {
      let isTaken = Array(line.utf8).withUnsafeBytes { reader.take($0) }
      #expect(isTaken)
    }
    return request.redirected(by: try #require(reader.head))
  }

  private var request: HTTPRequest {
    get throws {
      let url = try #require(URL(string: "https://a.example/b/c"))
      var request = HTTPRequest(url: url, headers: ["Authorization": "me", "X-Colour": "red"])
      request.method = "POST"
      request.body = Data("7".utf8)
      return request
    }
  }

  @Test(arguments: [
    ("/d", "https://a.example/d", "me"), ("d", "https://a.example/b/d", "me"),
    ("//A.example:443/d", "https://A.example:443/d", "me"),
    ("https://b.example/d", "https://b.example/d", nil),
    ("https://a.example:8443/d", "https://a.example:8443/d", nil),
    ("http://a.example/d", nil, nil), ("file:///etc/hosts", nil, nil), ("https://", nil, nil),
    ("https://a.example:70000/", nil, nil),
  ])
  func anotherServerIsNotToldWhoAsks(location: String, target: String?, who: String?) throws {
    let next = try redirected(307, to: location, request)
    #expect(next?.url.absoluteString == target)
    #expect(next?.headers["Authorization"] == who)
    #expect(next?.headers["X-Colour"] == target.map { _ in "red" })
  }

  @Test(arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func theMethodAfterARedirection(status: Int, method: String) throws {
    let next = try #require(try redirected(status, to: "/d", request))
    #expect(next.method == method)
    #expect((next.body == nil) == (method == "GET"))
    #expect(try redirected(304, to: "/d", request)?.url == nil)
  }
}
