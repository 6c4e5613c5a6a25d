import Foundation

/// Why there is no fact about a number.
public enum NumbersError: Error, Equatable, Sendable {
  /// This base URL cannot be used; the flaw says why.
  case badBaseURL(String, BaseURLFlaw)
  /// The name of the host could not be resolved.
  case hostUnknown(String)
  /// Nothing accepts a connection at this port of the host, whose address is known.
  case cannotConnect(_ hostAndPort: String)
  /// No secure connection could be made, mostly for want of a trusted certificate.
  case notSecure(_ hostAndPort: String)
  /// The whole fact did not arrive within this time.
  case timeout(Duration)
  /// The connection ended, or its data was garbled, before the whole fact had arrived.
  case interrupted
  /// The server redirected the request more often than this.
  case tooManyRedirections(limit: Int)
  /// The answer is not HTTP.
  case notHTTP
  /// The answer came with an HTTP status other than 200 to 299.
  case status(Int)
  /// The answer is of this media type, which facts do not have.
  case wrongType(String)
  /// The answer is not text in UTF-8.
  case notUTF8
  /// The answer holds nothing but white space.
  case empty
  /// The answer is larger than this number of bytes.
  case tooLarge(limit: Int)
}

extension NumbersError {
  init(_ failure: HTTPFailure) {
    self =
      switch failure {
      case .hostUnknown(let host): .hostUnknown(host)
      case .cannotConnect(let server): .cannotConnect(server)
      case .notSecure(let server): .notSecure(server)
      case .timeout(let duration): .timeout(duration)
      case .interrupted: .interrupted
      case .tooManyRedirections(let limit): .tooManyRedirections(limit: limit)
      case .notHTTP: .notHTTP
      case .tooLarge(let limit): .tooLarge(limit: limit)
      }
  }
}
