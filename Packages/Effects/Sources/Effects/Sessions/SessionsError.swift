/// Why a session cannot be had.
public enum SessionsError: Error, Hashable, Sendable {
  /// Another process serves it.
  case leased
}
