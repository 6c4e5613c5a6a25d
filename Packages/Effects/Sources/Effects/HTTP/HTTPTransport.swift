import Foundation

/// Gets one answer from one place; following where the answer points is not its business.
///
/// Linux's `URLSession` ends the whole program when a connection closes in the middle of the head,
/// or when trailers follow a chunked body; and it reads a body faster than its delegate can stop
/// it. A plain connection can be cut or forged by anybody on the way, so there `http` has a
/// transport of its own. Everything else goes through `URLSession`.
func answer(to request: HTTPRequest) async throws -> HTTPAnswer {
  #if canImport(FoundationNetworking)
    if request.url.scheme?.lowercased() == "http" {
      return try await SocketTransfer(request).answer()
    }
  #endif
  return try await SessionTransfer(request).answer()
}
