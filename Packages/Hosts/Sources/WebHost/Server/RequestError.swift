import Foundation
import NIOHTTP1

/// The answer to a request that breaks the rules of HTTP or asks for what nobody offers, after
/// which its connection ends.
struct RequestError: Error, Equatable {
  let status: HTTPResponseStatus
  var headers: HTTPHeaders = ["Connection": "close", "Content-Length": "0"]

  init(_ status: HTTPResponseStatus) { self.status = status }
}

extension HTTPRequestHead {
  /// The request as it may be let through, where a closure says whether it may open a socket.
  func admitted(maySpeak: (HTTPRequestHead) -> Bool) throws(RequestError) -> HTTPRequestHead {
    guard Self.methods.contains(method) else { throw RequestError(.notImplemented) }
    let hosts = headers["host"]
    guard hosts.count == 1 || (hosts.isEmpty && version == .http1_0),
      hosts.allSatisfy({ $0.isEmpty || Authority.isOne($0) }), var admitted = resolved()
    else { throw RequestError(.badRequest) }
    try checkBody()
    guard headers[canonicalForm: "expect"].allSatisfy({ $0.lowercased() == "100-continue" })
    else {
      throw RequestError(.expectationFailed)
    }
    admitted.headers.remove(name: "expect")
    if admitted.asksForSocket {
      try admitted.checkSocket(maySpeak)
    } else {
      // What is offered by nobody is not asked for.
      admitted.headers.remove(name: "upgrade")
      admitted.headers.remove(name: "http2-settings")
    }
    return admitted
  }

  /// Whether the other end sends the body once it is told to go on.
  var awaitsGoingOn: Bool {
    version == .http1_1 && hasBody && !headers[canonicalForm: "expect"].isEmpty
  }

  /// The methods that are known, of which most paths have two or three.
  private static let methods: [HTTPMethod] = [
    .GET, .HEAD, .POST, .PUT, .PATCH, .DELETE, .CONNECT, .OPTIONS, .TRACE,
  ]

  private var hasBody: Bool {
    let isEmpty = headers["content-length"].allSatisfy { $0.allSatisfy { $0 == "0" } }
    return !isEmpty || headers.contains(name: "transfer-encoding")
  }

  private func checkBody() throws(RequestError) {
    if headers.contains(name: "transfer-encoding") {
      let codings = headers[canonicalForm: "transfer-encoding"].map { $0.lowercased() }
      guard codings.last == "chunked", version != .http1_0 else { throw RequestError(.badRequest) }
      guard codings.count == 1 else { throw RequestError(.notImplemented) }
    }
    let contents = headers[canonicalForm: "content-encoding"]
    guard contents.allSatisfy({ $0.lowercased() == "identity" }) else {
      var refusal = RequestError(.unsupportedMediaType)
      refusal.headers.add(name: "Accept-Encoding", value: "identity")
      throw refusal
    }
  }

  // MARK: Sockets

  private var asksForSocket: Bool {
    func has(_ word: String, _ name: String) -> Bool {
      headers[canonicalForm: name].contains { $0.lowercased() == word }
    }
    return uri == Paths.live && version == .http1_1 && has("websocket", "upgrade")
      && has("upgrade", "connection")
  }

  private func checkSocket(_ maySpeak: (HTTPRequestHead) -> Bool) throws(RequestError) {
    guard headers["sec-websocket-version"] == ["13"] else {
      var refusal = RequestError(.upgradeRequired)
      refusal.headers.add(name: "Sec-WebSocket-Version", value: "13")
      refusal.headers.add(name: "Upgrade", value: "websocket")
      throw refusal
    }
    let keys = headers["sec-websocket-key"]
    guard method == .GET, !hasBody, keys.count == 1, Data(base64Encoded: keys[0])?.count == 16
    else { throw RequestError(.badRequest) }
    guard maySpeak(self) else { throw RequestError(.forbidden) }
  }
}
