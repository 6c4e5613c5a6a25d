import HTTPTypes
import HummingbirdCore
import NIOCore

/// An answer to a request.
struct WebAnswer: Sendable {
  var status: HTTPResponse.Status = .ok
  var headers: HTTPFields = [:]
  var body = ResponseBody()

  static func text(
    _ text: String, type: String = "text/plain; charset=utf-8",
    status: HTTPResponse.Status = .ok
  ) -> Self {
    bytes(ByteBuffer(string: text), type: type, status: status)
  }

  static func bytes(
    _ bytes: ByteBuffer, type: String, status: HTTPResponse.Status = .ok
  ) -> Self {
    Self(
      status: status,
      headers: [.contentType: type, .contentLength: "\(bytes.readableBytes)"],
      body: ResponseBody(byteBuffer: bytes))
  }

  static func html(_ html: String, status: HTTPResponse.Status = .ok) -> Self {
    var answer = text(html, type: "text/html; charset=utf-8", status: status)
    // Pages hold what is one person's, and their tokens.
    answer.headers[.cacheControl] = "no-store"
    return answer
  }

  static func file(_ bytes: [UInt8], type: String) -> Self {
    var answer = Self.bytes(ByteBuffer(bytes: bytes), type: type)
    answer.headers[.cacheControl] = "public, max-age=31536000, immutable"
    return answer
  }

  static func empty(_ status: HTTPResponse.Status) -> Self {
    Self(status: status, headers: [.contentLength: "0"])
  }

  /// Sends a browser to another page, to be asked for anew.
  static func seeOther(_ location: String) -> Self {
    Self(status: .seeOther, headers: [.location: location, .contentLength: "0"])
  }
}
