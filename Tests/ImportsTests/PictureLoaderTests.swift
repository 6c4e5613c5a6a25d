import Foundation
import Servers
import SwiftUI
import Testing

@testable import CoreViews

@Suite(.timeLimit(.minutes(20))) struct PictureLoaderTests {
  private static let picture =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"></svg>"#

  private func load(_ url: URL) async throws -> Picture {
    try await PictureLoader.liveValue.picture(at: url, scale: 1)
  }

  @Test func aPictureComesFromAServerAfterARedirection() async throws {
    let picture = try await withServer { connection in
      if connection.readRequest().hasPrefix("GET /old.svg ") {
        connection.send("HTTP/1.1 301 Moved\r\nLocation: /new.svg\r\nContent-Length: 0\r\n\r\n")
        connection.readRequest()
      }
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(Self.picture.utf8.count)\r\n\r\n")
      connection.send(Self.picture)
    } _: {
      try await load($0.appending(path: "old.svg"))
    }
    #expect(try picture.bytes() == Data(Self.picture.utf8))
  }

  @Test func aPictureMayStandInItsURL() async throws {
    let base64 = Data(Self.picture.utf8).base64EncodedString()
    let url = try #require(URL(string: "data:image/svg+xml;base64,\(base64)"))
    let picture = try await load(url)
    #expect(try picture.bytes() == Data(Self.picture.utf8))
  }

  @Test func aStatusThatIsNoSuccessIsTold() async throws {
    try await withServer {
      $0.answer("404 Not Found", text: Self.picture)
    } _: { url in
      let failure = await #expect(throws: PictureFailure.self) { try await load(url) }
      #expect(failure?.description == "The server answered 404 for \(url).")
    }
  }

  @Test func aPictureThatIsGivenUpWhileItsServerRefusesEndsNoProcess() async throws {
    let socket = try ListeningSocket(refusesConnections: true)
    let url = try socket.url
    for _ in 0..<50 {
      let waiting = Task { try await load(url) }
      waiting.cancel()
      await #expect(throws: (any Error).self) { try await waiting.value }
    }
  }

  @Test func aServerThatRefusesIsAnError() async throws {
    let socket = try ListeningSocket(refusesConnections: true)
    let url = try socket.url
    let error = await #expect(throws: URLError.self) { try await load(url) }
    #expect(error?.code == .cannotConnectToHost)
    #expect(error?.failingURL == url)
  }
}
