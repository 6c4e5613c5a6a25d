import Core
import Foundation
import Transfer

extension NumbersClient {
  /// Returns a client for a server that answers `GET {baseURL}/{number}` with a sentence.
  ///
  /// Such a server is numbersapi.com. Each call makes a connection of its own; cancelling the
  /// calling task closes it at once. Up to five redirections are followed. A base URL that cannot
  /// be used makes every call throw.
  ///
  /// - Parameters:
  ///   - baseURL: An `http` or `https` URL. It may have a path, with or without a slash at its end.
  ///   - timeout: The time until the whole fact has to be there.
  ///   - clock: The clock that measures the timeout.
  /// - Returns: A client without state between calls.
  public static func http(
    baseURL: URL,
    timeout: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    Self { number in
      let request = try request(about: number, baseURL)
      do {
        return try fact(in: try await request.download(timeout: timeout, clock: clock))
      } catch let failure as HTTPFailure {
        throw NumbersError(failure)
      }
    }
  }

  private static func request(
    about number: Int, _ baseURL: URL
  ) throws(NumbersError) -> HTTPRequest {
    do throws(BaseURL.Unusable) {
      let url = try BaseURL(checking: baseURL).url(below: ["\(number)"])
      return HTTPRequest(url: url, headers: ["Accept": "text/plain"], limit: 64 * 1024)
    } catch {
      throw .badBaseURL(error.text, error.flaw)
    }
  }

  private static func fact(in answer: HTTPAnswer) throws(NumbersError) -> String {
    guard answer.head.isSuccess else { throw .status(answer.head.status) }
    if let type = answer.head.mediaType, !canBeFact(type) { throw .wrongType(type) }
    guard let text = String(validating: answer.body, as: UTF8.self) else { throw .notUTF8 }
    let fact = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !fact.isEmpty else { throw .empty }
    return fact
  }

  /// Whether an answer of this media type is read as a sentence.
  ///
  /// Servers give sentences many types, so all are taken except pages and media.
  private static func canBeFact(_ mediaType: String) -> Bool {
    let isPage = ["html", "json", "xml"].contains { mediaType.hasSuffix($0) }
    let isMedium = ["image/", "audio/", "video/", "font/"].contains { mediaType.hasPrefix($0) }
    return !isPage && !isMedium
  }
}

extension HTTPHead {
  /// The media type in small letters, such as "text/html"; nil if the server does not say.
  fileprivate var mediaType: String? {
    headers["content-type"].flatMap { $0.split(separator: ";").first }
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }
}
