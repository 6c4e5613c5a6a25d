import Core

/// Logs people in.
@DependencyClient
public struct AuthClient: Sendable {
  /// Logs a person in by name.
  ///
  /// White space around the name does not count. Throws a ``LoginError`` for a name that cannot be
  /// used, and `CancellationError` when the calling task is cancelled.
  public var login: @Sendable (_ name: String) async throws -> LoginData
}

extension DependencyValues {
  /// The client that logs people in.
  public var auth: AuthClient {
    get { self[AuthClient.self] }
    set { self[AuthClient.self] = newValue }
  }
}
