import Core

/// Tells facts about numbers.
///
/// The default live value, ``embedded``, needs no network; ``http(baseURL:timeout:clock:)`` asks a
/// server. Which of them an app uses can be chosen with a ``NumbersSource``.
@DependencyClient
public struct NumbersClient: Sendable {
  /// Returns one sentence about the number.
  ///
  /// Throws a ``NumbersError`` when no fact can be had, and `CancellationError` when the calling
  /// task is cancelled.
  public var fact: @Sendable (_ number: Int) async throws -> String
}

extension DependencyValues {
  /// The client that tells facts about numbers.
  public var numbers: NumbersClient {
    get { self[NumbersClient.self] }
    set { self[NumbersClient.self] = newValue }
  }
}
