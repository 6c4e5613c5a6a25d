import CoreViews
import Logging

/// What connections share: the sessions, the settings and the counters.
struct SessionHub: Sendable {
  let registry: SessionRegistry
  let settings: WebSettings
  let metrics: Metrics
  let logger: Logger
  let uploads = UploadGate()

  /// Finds the session that a page wants, or makes one, and begins to tell the page what happens.
  func attach(
    _ hello: ClientFrame.Hello, of visitor: Visitor
  ) async throws -> (PageSession, Outlet) {
    let outlet = Outlet(page: hello.page)
    var visitor = visitor
    visitor.page = hello.page
    let session = try await session(for: hello, of: visitor)
    await session.attach(outlet, epoch: hello.epoch, seen: hello.seen)
    await registry.remind(session, of: visitor)
    return (session, outlet)
  }

  private func session(
    for hello: ClientFrame.Hello, of visitor: Visitor
  ) async throws -> PageSession {
    guard let found = try await registry.find(hello.session, of: visitor) else {
      let session = try await registry.make(for: visitor)
      if await registry.isOver(hello.session) { await session.tellOfEnd() }
      return session
    }
    guard !hello.takesOver, let shown = found.outlet, shown.page != hello.page else {
      return found
    }
    // A tab that was duplicated goes on by itself.
    return try await registry.make(for: visitor, from: try await found.copy())
  }
}
