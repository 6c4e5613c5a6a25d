import Core

/// Loads facts about numbers.
///
/// The default live value, ``embedded``, needs no network; ``http(baseURL:timeout:clock:)`` asks a
/// server. An app chooses between them with a ``NumbersSource``.
@DependencyClient
public struct NumbersClient: Sendable {
  /// Returns one sentence about the number.
  ///
  /// Throws a ``NumbersError`` if there is no fact, and `CancellationError` when the calling task
  /// is cancelled.
  public var fact: @Sendable (_ number: Int) async throws -> String
}

extension DependencyValues {
  /// The client that loads facts about numbers.
  public var numbers: NumbersClient {
    get { self[NumbersClient.self] }
    set { self[NumbersClient.self] = newValue }
  }
}
