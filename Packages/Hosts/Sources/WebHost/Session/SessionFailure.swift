/// Why a person gets no session.
enum SessionFailure: Error {
  /// The server has as many as it may.
  case full
  /// The browser has as many as it may.
  case tooMany
  /// The browser's address has as many as it may.
  case crowded
  /// The browser has got another name, which the request does not bring.
  case renewed
  /// The server is about to end.
  case closing
}
