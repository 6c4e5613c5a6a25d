import NIOWebSocket

/// Hears the frames of one page: the first says which session it wants, all others what a person
/// does.
final class Listener {
  enum Outcome {
    /// What the page is told from now on comes from here.
    case begin(OutboundQueue)
    case goOn
    /// The page does not keep to the protocol, or there is no session for it.
    case refuse(WebSocketErrorCode)
  }

  private let hub: SessionHub
  private let client: Client
  private var rateLimiter: RateLimiter
  private var served: (session: PageSession, queue: OutboundQueue)?

  init(hub: SessionHub, client: Client) {
    self.hub = hub
    self.client = client
    rateLimiter = RateLimiter(perSecond: hub.settings.maxActions)
  }

  /// Whether the page may say one thing more now.
  func allows() -> Bool { rateLimiter.take(at: .now) }

  func hear(_ text: String) async -> Outcome {
    guard allows() else { return .refuse(.policyViolation) }
    switch (ClientFrame(text), served) {
    case (.hello(let hello), nil):
      do {
        let (session, queue) = try await hub.attach(hello, of: client)
        served = (session, queue)
        return .begin(queue)
      } catch {
        return .refuse(.goingAway)
      }
    case (.action(let action), let served?):
      hub.metrics.add(to: .actions)
      let begin = ContinuousClock.now
      await served.session.perform(action, of: served.queue.page)
      hub.metrics.note(ContinuousClock.now - begin)
      return .goOn
    case (.seen, _?): return .goOn
    case (.hello, _), (.action, nil), (.seen, nil), (nil, _): return .refuse(.protocolError)
    }
  }

  /// Tells the session that its page is gone.
  func end() async {
    guard let served else { return }
    served.queue.close()
    await served.session.detach(served.queue)
  }
}

/// How much a client may send: so much in a second, and five seconds' worth at once.
struct RateLimiter {
  private let perSecond: Double
  private var left: Double
  private var last: ContinuousClock.Instant?

  init(perSecond: Int) {
    self.perSecond = Double(perSecond)
    left = Double(perSecond) * 5
  }

  /// Whether one more is allowed at a time.
  mutating func take(at now: ContinuousClock.Instant) -> Bool {
    if let last { left = min(perSecond * 5, left + (now - last) / .seconds(1) * perSecond) }
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
