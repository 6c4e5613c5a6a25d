import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import Views

@testable import WebHost

extension FuzzKind {
  /// Whether a request is refused at the gate, or gets an answer that is no failure.
  static func flawInRequest(_ bytes: Data) async throws -> String? {
    let gap = bytes.range(of: Data("\n\n".utf8))
    let body = gap.map { Data(bytes[$0.upperBound...]) } ?? Data()
    let text = String(decoding: bytes[..<(gap?.lowerBound ?? bytes.endIndex)], as: UTF8.self)
    guard let head = HTTPRequestHead(lines: text) else { return nil }
    let settings = try WebSettings([
      "proxy": "127.0.0.1", "max-frame": "1024", "max-upload": "1024",
    ])
    let access = Access(settings: settings, keys: try CookieKeys())
    let peer = "127.0.0.1"
    guard
      let admitted = try? head.admitted(maySpeak: { access.guest(of: $0, from: peer) != nil }),
      let request = try? HTTPRequest(admitted, secure: false, splitCookie: false)
    else { return nil }
    let logger = Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() }
    let hub = SessionHub(
      registry: SessionRegistry(
        views: Voyage.served, writer: nil, settings: settings, logger: logger),
      settings: settings, metrics: Metrics(), logger: logger)
    let checked = Request(
      head: access.checked(request, from: peer),
      body: RequestBody(buffer: ByteBuffer(bytes: body)))
    let answer = await WebResponder(hub: hub, access: access).answer(checked)
    await hub.registry.close()
    guard answer.status != .internalServerError else { return "the server fails" }
    let wrong = answer.headers.first { !HTTPField.isValidValue($0.value) }
    return wrong.map { "\($0) would be two headers" }
  }
}

extension HTTPRequestHead {
  /// A head as NIO hands it on, by the lines of a text; nil if it would not.
  fileprivate init?(lines text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, HTTPRequest.Method(String(words[0])) != nil, !words[1].isEmpty,
      words[1].utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    let fields = lines.compactMap { line -> (String, String)? in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { return nil }
      let value = parts[1].trimmingCharacters(in: .whitespaces)
      return HTTPField.isValidValue(value) ? (name.rawName, value) : nil
    }
    self.init(
      version: .http1_1, method: HTTPMethod(rawValue: String(words[0])), uri: String(words[1]),
      headers: HTTPHeaders(fields))
  }
}
