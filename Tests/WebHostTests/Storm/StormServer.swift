import Effects
import Foundation
import Views

@testable import WebHost

/// When the process of a server ends.
enum StormEnd: CaseIterable, Sendable {
  case beforeItIsStored, beforeThePageIsTold
}

/// A server with one session, whose process may end at any time: what it has stored stays.
final class StormServer {
  /// What has to happen at the next save.
  private let end = LockIsolated<StormEnd?>(nil)
  private let stored = LockIsolated<StoredSession?>(nil)
  private(set) var session: PageSession?
  private var queue: OutboundQueue?
  private var frames: AsyncStream<String>.Iterator?

  private func makeSession() async throws -> PageSession {
    let (end, stored) = (end, stored)
    let client = SessionsClient(
      take: { _, _ in stored.value },
      save: { sessions, _ in
        guard end.value != .beforeItIsStored else { return [] }
        stored.setValue(sessions.last)
        return []
      }, release: { _ in }, removeOlder: { _ in })
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: Signals.served,
      writer: SessionWriter(client, owner: "me"))
    try await session.begin(with: stored.value)
    return session
  }

  func running() async throws -> PageSession {
    if let session { return session }
    let new = try await makeSession()
    session = new
    return new
  }

  /// Whether a page listens.
  var isHeard: Bool { queue != nil }

  /// Takes what a page sends, as its listener does; returns what the page is told.
  ///
  /// Nil means that the connection is closed.
  func hear(_ text: String, ending: StormEnd? = nil) async throws -> [String]? {
    switch ClientFrame(text) {
    case .hello(let hello)?:
      let session = try await running()
      let queue = OutboundQueue(page: hello.page)
      (self.queue, frames) = (queue, queue.frames.makeAsyncIterator())
      await session.attach(queue, epoch: hello.epoch, seen: hello.seen)
    case .action(let action)?:
      guard let session else { return nil }
      end.setValue(ending)
      await session.perform(action, of: "page")
      if ending != nil {
        await endProcess()
        return nil
      }
    case .seen?: break
    case nil: return nil
    }
    return await told()
  }

  /// All that waits to be sent to the page, once nothing more comes.
  func told() async -> [String]? {
    guard let session, let queue else { return [] }
    await session.publish()
    queue.push("end")
    var told: [String] = []
    while let text = await next() {
      if text == "end" { return told }
      queue.took(text)
      told.append(text)
    }
    return nil
  }

  private func next() async -> String? {
    var frames = frames
    defer { self.frames = frames }
    return await frames?.next(isolation: #isolation)
  }

  /// Has the state change by itself; returns what the page is told.
  func change() async -> [String] {
    await session?.change()
    await session?.publish()
    return await told() ?? []
  }

  /// Loses the connection; the server may not notice before another comes.
  func cut(isNoticed: Bool) async {
    if isNoticed, let queue { await session?.detach(queue) }
    (queue, frames) = (nil, nil)
  }

  /// Ends the process, with all that is not stored.
  func endProcess() async {
    session?.lose()
    await session?.end()
    (session, queue, frames) = (nil, nil, nil)
    end.setValue(nil)
  }
}

extension PageSession {
  fileprivate func change() {
    guard let gull = page.nodes.values.first(where: { $0.element.label == "Gull" }) else { return }
    _ = speaking { served?.views.perform(.activate(gull.element.id)) }
  }

  var signals: Signals.State? {
    struct Kept: Decodable { let state: Signals.State }
    guard let bytes = try? served?.archived?() else { return nil }
    return try? JSONDecoder().decode(Kept.self, from: Data(bytes)).state
  }
}
