import Foundation

/// Sends one request and returns the answer, without following redirections.
///
/// Linux's `URLSession` ends the whole program when a connection closes in the middle of the head,
/// or when trailers follow a chunked body, and it reads a body faster than its delegate can stop
/// it. Anybody on the way can cut or forge a plain connection, so on Linux `http` has a transport
/// of its own. Everything else goes through `URLSession`.
func answer(to request: HTTPRequest) async throws -> HTTPAnswer {
  #if canImport(FoundationNetworking)
    if request.url.scheme?.lowercased() == "http" {
      return try await SocketTransfer(request).answer()
    }
  #endif
  return try await SessionTransfer(request).answer()
}
