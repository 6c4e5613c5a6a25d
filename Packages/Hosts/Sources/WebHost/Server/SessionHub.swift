import CoreViews
import Effects
import Logging
import Synchronization

/// What connections share: the sessions, the settings and the counters.
struct SessionHub: Sendable {
  let registry: SessionRegistry
  let settings: WebSettings
  let metrics: Metrics
  let logger: Logger
  let uploads = UploadGate()

  /// Finds the session that a page wants, or makes one, and begins to tell the page what happens.
  func attach(
    _ hello: ClientFrame.Hello, of client: Client, by visit: Visit = .staying
  ) async throws -> (PageSession, OutboundQueue) {
    var client = client
    client.page = hello.page
    client.visit = hello.takesOver ? visit : .doubling(page: hello.page)
    while true {
      let queue = OutboundQueue(page: hello.page)
      let session = try await session(for: hello, of: client)
      guard await session.attach(queue, epoch: hello.epoch, seen: hello.seen) else { continue }
      await registry.remind(session, of: client)
      if await registry.isShared { Task { await session.storeFirst() } }
      return (session, queue)
    }
  }

  private func session(
    for hello: ClientFrame.Hello, of client: Client
  ) async throws -> PageSession {
    do {
      guard let found = try await registry.find(hello.session, of: client) else {
        let session = try await registry.make(for: client)
        if await registry.isOver(hello.session) { await session.tellOfEnd() }
        return session
      }
      guard !hello.takesOver, let shown = found.queue, shown.page != hello.page else {
        return found
      }
      // A tab that was duplicated goes on by itself.
      return try await registry.make(for: client, from: try await found.copy())
    } catch let elsewhere as SessionRegistry.ShownElsewhere {
      return try await registry.make(for: client, from: elsewhere.kept.state)
    }
  }
}

/// How many forms with files may be on their way at once, which are in memory meanwhile.
final class UploadGate: Sendable {
  private let limit: Int
  private let limitPerAddress: Int
  private let counts = Mutex<[String: Int]>([:])

  init(limit: Int = 16, perAddress: Int = 4) {
    self.limit = limit
    limitPerAddress = perAddress
  }

  /// Runs a closure unless as many run as may, for all or for an address; nil then.
  func pass<Result>(
    from address: String, _ body: () async throws -> Result
  ) async rethrows -> Result? {
    let isOpen = counts.withLock { counts in
      guard counts.values.reduce(0, +) < limit, counts[address, default: 0] < limitPerAddress
      else { return false }
      counts[address, default: 0] += 1
      return true
    }
    guard isOpen else { return nil }
    defer {
      counts.withLock { counts in
        counts[address, default: 0] -= 1
        if counts[address] == 0 { counts[address] = nil }
      }
    }
    return try await body()
  }
}
