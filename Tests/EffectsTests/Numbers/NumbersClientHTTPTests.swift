import Effects
import Foundation
import Servers
import Testing

@Suite(.timeLimit(.minutes(20)))
struct NumbersClientHTTPTests {
  @Test(arguments: [0, 42, -7, .max, .min])
  func factIsAskedForByItsNumber(number: Int) async throws {
    let fact = try await withServer { connection in
      let path = connection.readRequest().split(separator: " ")[1]
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(path.utf8.count)\r\n\r\n\(path)")
    } _: { url in
      try await NumbersClient.patient(url).fact(number)
    }
    #expect(fact == "/\(number)")
  }

  @Test(arguments: [
    ("", "/7"), ("/", "/7"), ("/facts", "/facts/7"), ("/facts/", "/facts/7"),
    ("/a%2Fb/%C3%A9", "/a%2Fb/%C3%A9/7"), ("/facts?lang=en", "/facts/7?lang=en"),
  ])
  func baseURLKeepsItsPathAndQuery(path: String, expected: String) async throws {
    let requests = Signal<String>()
    try await withServer { connection in
      requests.send(connection.readRequest())
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx")
    } _: { url in
      let baseURL = try #require(URL(string: url.absoluteString + path))
      _ = try await NumbersClient.patient(baseURL).fact(7)
    }
    let request = await requests.next()
    #expect(request?.hasPrefix("GET \(expected) HTTP/1.1\r\n") == true)
  }

  @Test func whiteSpaceAroundFactIsRemoved() async throws {
    let fact = try await withServer {
      $0.answer(text: "  7 is größer als 6. 🎲\r\n\n")
    } _: {
      try await NumbersClient.patient($0).fact(7)
    }
    #expect(fact == "7 is größer als 6. 🎲")
  }

  @Test func factMayComeInManySmallPieces() async throws {
    let text = "7 is größer als 6."
    let fact = try await withServer { connection in
      connection.beginAnswer()
      for byte in text.utf8 { connection.send([byte]) }
    } _: {
      try await NumbersClient.patient($0).fact(7)
    }
    #expect(fact == text)
  }

  @Test func factMayComeInChunks() async throws {
    let fact = try await withServer { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      connection.send("5\r\n7 is \r\n6\r\nprime.\r\n0\r\n\r\n")
    } _: {
      try await NumbersClient.patient($0).fact(7)
    }
    #expect(fact == "7 is prime.")
  }

  @Test(arguments: [
    "HTTP/1.0 200 OK\r\n\r\n7 is prime.",
    "HTTP/1.1 200\nContent-Length: 11\n\n7 is prime.",
    "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n7 is prime. And more.",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n7 is prime.",
    "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\n\r\n7 is prime.",
  ])
  func factIsFoundInUnusualAnswers(answer: String) async throws {
    let fact = try await withServer { connection in
      connection.readRequest()
      connection.send(answer)
    } _: {
      try await NumbersClient.patient($0).fact(7)
    }
    #expect(fact == "7 is prime.")
  }

  @Test func trailersAfterAChunkedFactDoNotEndTheProgramAsInFoundation() async throws {
    let fact = try await withServer { connection in
      connection.readRequest()
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      connection.send("b;x=y\r\n7 is prime.\r\n0\r\nExpires: never\r\n\r\n")
    } _: {
      try await NumbersClient.patient($0).fact(7)
    }
    #expect(fact == "7 is prime.")
  }

  @Test func requestNamesTheHostWithItsPort() async throws {
    let requests = Signal<String>()
    let port = try await withServer { connection in
      requests.send(connection.readRequest())
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx")
    } _: { url in
      _ = try await NumbersClient.patient(url).fact(7)
      return try #require(url.port)
    }
    #expect(await requests.next()?.contains("\r\nHost: 127.0.0.1:\(port)\r\n") == true)
  }

  @Test func factOfExactly64KiBIsTaken() async throws {
    let text = String(repeating: "7", count: 64 * 1024)
    let fact = try await withServer {
      $0.answer(text: text)
    } _: {
      try await NumbersClient.patient($0).fact(7)
    }
    #expect(fact == text)
  }

  @Test func manyFactsCanBeAskedForAtOnce() async throws {
    try await withServer { connection in
      let path = connection.readRequest().split(separator: " ")[1]
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(path.utf8.count)\r\n\r\n\(path)")
    } _: { url in
      let client = NumbersClient.patient(url)
      try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for number in 0..<100 { group.addTask { (number, try await client.fact(number)) } }
        for try await (number, fact) in group { #expect(fact == "/\(number)") }
      }
    }
  }
}
