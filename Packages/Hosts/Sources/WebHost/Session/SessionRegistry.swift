@_spi(Hosts) import CoreArchitecture
import CoreViews
import Effects
import Foundation
import Logging
import NIOCore
import Synchronization

/// A session that a browser wants: what another one is refused says nothing to its own.
private struct Wake: Hashable {
  let id: String
  let browser: String
}

/// The sessions that this process serves.
actor SessionRegistry {
  let views: ServedViews
  let writer: SessionWriter?
  let defaults: BrowserDefaults
  let settings: WebSettings
  let metrics: Metrics
  let logger: Logger
  private let underWay: UnderWay?
  /// Where processes note what they have under way.
  let faultFolder: URL?
  /// What actions are called that were at fault, where that is known.
  var faultNames: [SessionFault: ActionName] = [:]
  var sessions: [String: PageSession] = [:]
  var renewals = Renewals()
  var glances = Glances()
  var passage = Passage()
  /// The sessions that an operator has ended, of the last ones.
  private var ended = CircularBuffer<String>()
  /// Sessions that are on their way from the disk.
  private var waking: [Wake: Task<PageSession?, any Error>] = [:]
  /// Whose sessions are being made, which count as well.
  private var beginning: [Client] = []
  private(set) var isClosed = false
  /// Puts sessions to rest; nil while there are none.
  var resting: Task<Void, Never>?

  init(
    views: ServedViews, writer: SessionWriter?, defaults: BrowserDefaults = BrowserDefaults(),
    settings: WebSettings, metrics: Metrics = Metrics(), logger: Logger,
    underWay: UnderWay? = nil, faultFolder: URL? = nil
  ) {
    self.views = views
    self.writer = writer
    self.defaults = defaults
    self.settings = settings
    self.metrics = metrics
    self.logger = logger
    self.underWay = underWay
    self.faultFolder = faultFolder
  }

  var count: Int { sessions.count }

  /// Why it should get no more people; nil if it may.
  var hindrance: String? {
    get async {
      if isClosed { return "closing" }
      return await isFailing ? "sessions cannot be stored" : nil
    }
  }

  /// Whether sessions cannot be stored.
  var isFailing: Bool { get async { await writer?.isFailing == true } }

  /// The sessions of a browser that are awake.
  func sessions(of browser: String) -> [PageSession] {
    sessions.values.filter { $0.browser == browser }
  }

  /// Makes a session for a client, at a place or as a copy of another one.
  func make(
    _ id: String = Token.make(bytes: 12), for client: Client, at place: String? = nil,
    from copied: [UInt8]? = nil
  ) async throws -> PageSession {
    try checkRoom(for: client)
    beginning.append(client)
    defer { beginning.firstIndex(of: client).map { _ = beginning.remove(at: $0) } }
    try await defaults.fetch(client.browser)
    let session = session(id, for: client)
    let kept = copied.map {
      StoredSession(id: session.id, browser: client.browser, applied: 0, state: $0)
    }
    try await session.begin(with: kept, at: place)
    return try await add(session, at: place)
  }

  /// Throws unless there may be one more session, also of this client.
  private func checkRoom(for client: Client) throws(SessionFailure) {
    guard !isClosed else { throw .closing }
    guard sessions.count + beginning.count < settings.maxSessions || makeRoom(where: { _ in true })
    else { throw .full }
    let ofBrowser =
      sessions.values.count { $0.browser == client.browser }
      + beginning.count { $0.browser == client.browser }
    guard ofBrowser < settings.maxSessionsPerBrowser else { throw .tooMany }
    let ofAddress =
      sessions.values.count { $0.client.address == client.address }
      + beginning.count { $0.address == client.address }
    guard
      ofAddress < settings.maxSessionsPerAddress
        || makeRoom(where: { $0.address == client.address })
    else { throw .crowded }
  }

  /// Lets go of the oldest session that nobody uses, where its client counts.
  private func makeRoom(where isCounted: (Client) -> Bool) -> Bool {
    guard let session = glances.oldest(where: isCounted) else { return false }
    glances.leave(session)
    letGo(session)
    return true
  }

  /// Adds a session that has begun; one that began while the server was closing is left to the
  /// next.
  func add(_ session: PageSession, at place: String? = nil) async throws -> PageSession {
    guard !isClosed else {
      await session.leave()
      throw SessionFailure.closing
    }
    sessions[session.id] = session
    enter(session.id)
    if !session.usage.withLock(\.isUsed) { glances.add(session, at: place) }
    return session
  }

  /// The session with a name, if it is the browser's: one that runs, or one that was kept.
  func find(_ id: String, of client: Client) async throws -> PageSession? {
    guard Token.isOne(id, bytes: 12), !isClosed else { return nil }
    let client = client.named(try await name(of: client))
    while true {
      try await makeSure(of: id)
      if let session = sessions[id], session.isLost { forget(session) }
      if let session = sessions[id] { return session.browser == client.browser ? session : nil }
      let wanted = Wake(id: id, browser: client.browser)
      let task = waking[wanted] ?? Task { try await wake(id, of: client) }
      waking[wanted] = task
      defer { waking[wanted] = nil }
      do {
        guard try await task.value != nil else { return nil }
      } catch is OnItsWay {
        try await Task.sleep(for: .milliseconds(5))
      }
      // It may have gone to another process again by now.
    }
  }

  func session(
    _ id: String, for client: Client, fence: UInt64 = 0, faults: [UInt64: Int] = [:]
  ) -> PageSession {
    PageSession(
      id: id, client: client, fence: fence, views: views, writer: writer, defaults: defaults,
      logger: logger, underWay: underWay, faults: faults,
      faultNames: faultNames.filter { $0.key.session == id },
      metrics: metrics, renew: { [weak self] in await self?.renew(id, for: $0) })
  }

  /// Lets go of a session whose reducer or views do not return; what they were at is set aside.
  func abandon(_ fault: SessionFault, _ name: ActionName?) async {
    if let name { faultNames[fault] = name }
    // What an effect has sent is not sent again, unless its view starts the effect again.
    try? await writer?.addFaults(fault.number == SessionFault.effects ? [fault] : [fault, fault])
    forgetWaking(fault.session)
    passage.machine.forget(fault.session)
    sessions.removeValue(forKey: fault.session)?.lose()
  }

  /// Has a session be over here that another process has taken.
  private func forget(_ session: PageSession) {
    passage.machine.forget(session.id)
    sessions[session.id] = nil
    Task { await session.end() }
  }

  private func forgetWaking(_ id: String) { waking = waking.filter { $0.key.id != id } }

  /// Ends a session, for which nobody waits, as its reducer may not return.
  func letGo(_ session: PageSession) {
    sessions[session.id] = nil
    guard !session.isLost else { return forget(session) }
    Task {
      await session.end()
      giveBack(session)
    }
  }

  /// Has a session be over at once, whatever it is at.
  func remove(_ id: String) {
    sessions.removeValue(forKey: id)?.lose()
    passage.machine.forget(id)
    glances.forget(id)
    forgetWaking(id)
    ended.append(id)
    if ended.count > 1_000 { ended.removeFirst() }
  }

  /// Whether an operator has ended a session.
  func isOver(_ id: String) -> Bool { ended.contains(id) }

  /// The sessions whose reducer does not return, which keep nobody waiting.
  private var late: Set<String> {
    Set(underWay?.late(LateWatch.patience).map(\.fault.session) ?? [])
  }

  /// Tells all pages that the server ends, and gives the sessions to whoever comes next.
  func close() async {
    isClosed = true
    let late = late
    let leaving = sessions.values.filter { !late.contains($0.id) }
      .map { session in Task { await session.leave() } }
    sessions = [:]
    for task in leaving { await task.value }
    await defaults.writeAll()
    await storeRenewals(all: true)
    await writer?.release()
  }
}
