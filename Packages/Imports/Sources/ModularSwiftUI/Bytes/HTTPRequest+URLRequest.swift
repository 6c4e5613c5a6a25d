import Foundation
import FoundationNetworking
import Transfer

extension HTTPRequest {
  /// A request as a session of this configuration would send it.
  init(_ request: URLRequest, _ configuration: URLSessionConfiguration) throws {
    guard let url = request.url, ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw URLError(.unsupportedURL)
    }
    self.init(url: url, headers: request.allHTTPHeaderFields ?? [:])
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] { add("\(name)", "\(value)") }
    add("User-Agent", ProcessInfo.processInfo.processName)
    if configuration.httpShouldSetCookies, request.httpShouldHandleCookies,
      let cookies = configuration.httpCookieStorage?.cookies(for: url), !cookies.isEmpty
    {
      for (name, value) in HTTPCookie.requestHeaderFields(with: cookies) { add(name, value) }
    }
    method = request.httpMethod ?? "GET"
    body = request.httpBody ?? request.httpBodyStream?.rest
    redirections = 20
    // What a request has that says nothing of it.
    let isUnsaid = request.timeoutInterval == 60
    let seconds = isUnsaid ? configuration.timeoutIntervalForRequest : request.timeoutInterval
    patience = Int(min(max(seconds, 1), 1_000_000_000))
  }

  /// Adds a header, unless there is one of this name.
  private mutating func add(_ name: String, _ value: String) {
    let isThere = headers.keys.contains { $0.lowercased() == name.lowercased() }
    if !isThere { headers[name] = value }
  }
}

extension InputStream {
  /// All that it has still.
  fileprivate var rest: Data {
    open()
    defer { close() }
    var all = Data()
    var part = [UInt8](repeating: 0, count: 16 * 1024)
    while case let count = read(&part, maxLength: part.count), count > 0 { all += part[..<count] }
    return all
  }
}

extension URLError {
  /// The error that stands for a failure of the transport.
  init(_ failure: TransferFailure) {
    let code: URLError.Code =
      switch failure.reason {
      case .hostUnknown: .cannotFindHost
      case .cannotConnect: .cannotConnectToHost
      case .notSecure: .secureConnectionFailed
      case .notHTTP: .badServerResponse
      case .interrupted: .networkConnectionLost
      case .timedOut: .timedOut
      case .tooManyRedirections: .httpTooManyRedirects
      case .tooLarge: .dataLengthExceedsMaximum
      case .noLibrary: .resourceUnavailable
      }
    self.init(
      code,
      userInfo: [
        NSLocalizedDescriptionKey: failure.description, NSURLErrorFailingURLErrorKey: failure.url,
      ])
  }
}
