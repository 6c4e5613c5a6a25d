import NIOCore
import Synchronization

/// Sessions that were loaded and never used, as by a crawler or a flood of requests: the oldest
/// make room for others, and each can be made again from its place if its page listens after all.
struct Glances {
  /// What a session is made again from.
  struct Glance {
    var client: Client
    var place: String?
  }

  private var loaded: [String: (order: Int, session: PageSession, place: String?)] = [:]
  private var count = 0
  private var gone: [String: Glance] = [:]
  private var order = CircularBuffer<String>()

  /// How many are known that are gone.
  static let limit = 50_000

  mutating func add(_ session: PageSession, at place: String?) {
    count += 1
    loaded[session.id] = (count, session, place)
  }

  /// Forgets those that are used by now.
  mutating func prune() { loaded = loaded.filter { !$0.value.session.usage.withLock(\.isUsed) } }

  /// The oldest session that nobody uses, where a client counts.
  mutating func oldest(where isCounted: (Client) -> Bool) -> PageSession? {
    prune()
    let counted = loaded.values.filter { isCounted($0.session.client) }
    return counted.min { $0.order < $1.order }?.session
  }

  /// Forgets a session, which is not to be made again.
  mutating func forget(_ id: String) { loaded[id] = nil }

  /// Remembers a session that goes.
  mutating func leave(_ session: PageSession) {
    let place = loaded.removeValue(forKey: session.id)?.place
    gone[session.id] = Glance(client: session.client, place: place)
    order.append(session.id)
    if order.count > Self.limit { gone[order.removeFirst()] = nil }
  }

  /// What a browser's session is made again from, which is told once.
  mutating func take(_ id: String, of browser: String) -> Glance? {
    guard gone[id]?.client.browser == browser else { return nil }
    return gone.removeValue(forKey: id)
  }
}
