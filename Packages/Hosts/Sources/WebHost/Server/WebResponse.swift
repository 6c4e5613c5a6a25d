import HTTPTypes
import HummingbirdCore
import NIOCore

/// An answer to a request.
struct WebResponse: Sendable {
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

  /// A file that stays the same; a version tells it from what was there before.
  static func file(_ bytes: [UInt8], type: String, version: String? = nil) -> Self {
    var answer = Self.bytes(ByteBuffer(bytes: bytes), type: type)
    answer.headers[.eTag] = version.map { "\"\($0)\"" }
    answer.headers[.cacheControl] = "public, max-age=31536000, immutable"
    return answer
  }

  static func methodNotAllowed(_ methods: [HTTPRequest.Method]) -> Self {
    var answer = empty(.methodNotAllowed)
    answer.headers[.allow] = methods.map(\.rawValue).joined(separator: ", ")
    return answer
  }

  static func empty(_ status: HTTPResponse.Status) -> Self {
    Self(status: status, headers: [.contentLength: "0"])
  }

  /// Sends a browser to another page, to be asked for anew.
  static func seeOther(_ location: String) -> Self {
    Self(status: .seeOther, headers: [.location: location, .contentLength: "0"])
  }

  /// Keeps what has been asked for under a condition that does not hold.
  mutating func check(_ request: Request) {
    guard status == .ok, [.get, .head].contains(request.method) else { return }
    let tag = headers[.eTag]
    func has(_ name: HTTPField.Name, _ prefixes: String...) -> Bool? {
      guard let list = request.headers[name] else { return nil }
      let tags = list.split(separator: ",").map { $0.drop { $0 == " " } }
      return tags.contains { some in
        some == "*" || tag.map { tag in prefixes.contains { $0 + tag == some } } == true
      }
    }
    if has(.ifMatch, "") == false {
      self = .empty(.preconditionFailed)
    } else if has(.ifNoneMatch, "", "W/") == true {
      (status, body) = (.notModified, ResponseBody())
      headers[.contentLength] = nil
    }
  }
}
