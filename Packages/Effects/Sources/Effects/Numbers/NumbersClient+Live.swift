import Core
import Foundation

extension NumbersClient: DependencyKey {
  /// The embedded facts, so that an app works without a network by default.
  public static let liveValue = NumbersClient.embedded
}

extension NumbersClient {
  /// Creates a client that loads facts from `source`.
  ///
  /// The timeout is the time until a whole fact of a server has to be there.
  public init(source: NumbersSource, timeout: Duration = .seconds(10)) {
    switch source {
    case .embedded: self = .embedded
    case .http(let baseURL): self = .http(baseURL: baseURL, timeout: timeout)
    }
  }
}

/// Where a ``NumbersClient`` loads facts from.
///
/// ``init(_:)`` reads an executable's option such as `--numbers embedded` or `--numbers
/// http://numbersapi.com`.
public enum NumbersSource: Hashable, Sendable {
  /// The facts that are part of the program.
  case embedded
  /// A server that answers `GET {base URL}/{number}` with a sentence.
  case http(URL)

  /// Reads `embedded` or a base URL; throws ``NumbersError/badBaseURL(_:_:)`` for anything else.
  public init(_ text: String) throws(NumbersError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.lowercased() == "embedded" {
      self = .embedded
      return
    }
    do throws(BaseURL.Unusable) {
      self = .http(try BaseURL.url(from: text))
    } catch {
      throw .badBaseURL(error.text, error.flaw)
    }
  }
}

extension NumbersSource: CustomStringConvertible {
  /// The text from which ``init(_:)`` makes this source again.
  public var description: String {
    switch self {
    case .embedded: "embedded"
    case .http(let url): url.absoluteString
    }
  }
}

private enum NumbersSourceKey: DependencyKey {
  static let liveValue = NumbersSource.embedded
  static let testValue = NumbersSource.embedded
}

extension DependencyValues {
  /// Where an executable was told to load facts from, for a client of its own.
  public var numbersSource: NumbersSource {
    get { self[NumbersSourceKey.self] }
    set { self[NumbersSourceKey.self] = newValue }
  }
}
