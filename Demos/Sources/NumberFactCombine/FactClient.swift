import Combine
import ComposableArchitecture
import Effects
import Foundation
import FoundationNetworking

/// Loads facts as clients of the time of Combine did: each is a publisher of one answer.
///
/// `NumbersClient` is the client of today.
public struct FactClient: Sendable {
  /// Tells one sentence about a number, or why there is none.
  public var fact: @Sendable (_ number: Int) -> EffectPublisher<String, FactFailure>

  /// Makes a client of a closure.
  public init(fact: @escaping @Sendable (_ number: Int) -> EffectPublisher<String, FactFailure>) {
    self.fact = fact
  }
}

/// Why there is no fact.
public enum FactFailure: Error, Equatable, Sendable {
  /// The server gives no answer.
  case unreachable
  /// The answer has a status of failure.
  case status(Int)
  /// The answer is no text, or an empty one.
  case noText
}

extension FactClient {
  /// Returns a client for a server that answers `GET {baseURL}/{number}` with a sentence.
  public static func http(_ baseURL: URL, session: URLSession = .shared) -> Self {
    Self { number in
      session.dataTaskPublisher(for: baseURL.appendingPathComponent("\(number)"))
        .mapError { _ in FactFailure.unreachable }
        .flatMap { data, response in sentence(in: data, response).publisher }
        .eraseToEffect()
    }
  }

  private static func sentence(
    in data: Data, _ response: URLResponse
  ) -> Result<String, FactFailure> {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else { return .failure(.status(status)) }
    let text = String(data: data, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let text, !text.isEmpty else { return .failure(.noText) }
    return .success(text)
  }

  /// Returns a client that asks the client of today, whose answers are awaited.
  public static func asking(_ numbers: NumbersClient) -> Self {
    Self { number in
      .future { finish in
        Task {
          finish(await Result { try await numbers.fact(number) }.mapError { _ in .unreachable })
        }
      }
    }
  }

  /// Returns the client of a source of facts.
  public static func source(_ source: NumbersSource) -> Self {
    switch source {
    case .embedded: .asking(.embedded)
    case .http(let baseURL): .http(baseURL)
    }
  }
}
