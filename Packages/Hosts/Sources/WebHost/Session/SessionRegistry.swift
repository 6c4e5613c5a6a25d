import CoreViews
import Effects
import Logging

/// The sessions that this process serves.
actor SessionRegistry {
  private let views: ServedViews
  private let writer: SessionWriter?
  private let defaults: BrowserDefaults
  private let settings: WebSettings
  private let logger: Logger
  private var sessions: [String: PageSession] = [:]
  /// Sessions that are on their way from the disk.
  private var waking: [String: Task<PageSession?, any Error>] = [:]
  /// Whose sessions are being made, which count as well.
  private var beginning: [Visitor] = []
  private(set) var isClosed = false

  init(
    views: ServedViews, writer: SessionWriter?, defaults: BrowserDefaults = BrowserDefaults(),
    settings: WebSettings, logger: Logger
  ) {
    self.views = views
    self.writer = writer
    self.defaults = defaults
    self.settings = settings
    self.logger = logger
  }

  var count: Int { sessions.count }

  /// The sessions of a browser that are awake.
  func sessions(of browser: String) -> [PageSession] {
    sessions.values.filter { $0.visitor.browser == browser }
  }

  /// Makes a session for a visitor, at a place or as a copy of another one.
  func make(for visitor: Visitor, at place: String? = nil, from copied: [UInt8]? = nil) async throws
    -> PageSession
  {
    try checkRoom(for: visitor)
    beginning.append(visitor)
    defer { beginning.firstIndex(of: visitor).map { _ = beginning.remove(at: $0) } }
    let session = PageSession(
      id: Token.make(bytes: 12), visitor: visitor, views: views, writer: writer,
      defaults: defaults, logger: logger)
    let kept = copied.map {
      KeptSession(id: session.id, browser: visitor.browser, applied: 0, state: $0)
    }
    try await session.begin(with: kept, at: place)
    return try await add(session)
  }

  /// Throws unless there may be one more session, also of this visitor.
  private func checkRoom(for visitor: Visitor) throws(SessionFailure) {
    guard !isClosed else { throw .closing }
    guard sessions.count + beginning.count < settings.maxSessions else { throw .full }
    func count(_ isCounted: (Visitor) -> Bool) -> Int {
      sessions.values.count { isCounted($0.visitor) } + beginning.count(where: isCounted)
    }
    guard count({ $0.browser == visitor.browser }) < settings.maxSessionsPerBrowser else {
      throw .tooMany
    }
    guard count({ $0.address == visitor.address }) < settings.maxSessionsPerAddress else {
      throw .crowded
    }
  }

  /// Adds a session that has begun; one that began while the server was closing is left to the next.
  private func add(_ session: PageSession) async throws -> PageSession {
    guard !isClosed else {
      await session.leave()
      throw SessionFailure.closing
    }
    sessions[session.id] = session
    return session
  }

  /// The session with a name, if it is the browser's: one that runs, or one that was kept.
  func find(_ id: String, of visitor: Visitor) async throws -> PageSession? {
    guard Token.isOne(id, bytes: 12), !isClosed else { return nil }
    if sessions[id] == nil, writer != nil, views.isKept {
      let task = waking[id] ?? Task { try await wake(id, of: visitor) }
      waking[id] = task
      defer { waking[id] = nil }
      _ = try await task.value
    }
    guard let session = sessions[id], session.browser == visitor.browser else { return nil }
    return session
  }

  private func wake(_ id: String, of visitor: Visitor) async throws -> PageSession? {
    guard let kept = try await writer?.take(id), kept.browser == visitor.browser else { return nil }
    let session = PageSession(
      id: id, visitor: visitor, views: views, writer: writer, defaults: defaults, logger: logger)
    do {
      try await session.begin(with: kept)
    } catch let refusal as SessionRefusal {
      // The page is told so when it has attached.
      logger.notice("A kept session cannot be read", metadata: ["reason": "\(refusal)"])
      let anew = KeptSession(id: id, browser: kept.browser, applied: kept.applied, state: [])
      try await session.beginAnew(insteadOf: anew)
    }
    return try await add(session)
  }

  /// Puts sessions to sleep that nobody has used for a while; those that are not kept are over then.
  func sweep() async {
    let now = ContinuousClock.now
    for (id, session) in sessions {
      let (lastUse, isShown, isUsed, isLost) = await session.usage
      let wait = session.isKept ? settings.sleepAfter : settings.forgetAfter
      // What was loaded and never used, as by a crawler, is nobody's.
      let limit = isShown ? nil : isUsed ? wait : min(wait, .seconds(120))
      guard isLost || limit.map({ lastUse + $0 < now }) ?? false else { continue }
      sessions[id] = nil
      await session.end()
    }
    defaults.prune()
  }

  /// Tells all pages that the server ends, and gives the sessions to whoever comes next.
  func close() async {
    isClosed = true
    for session in sessions.values { await session.leave() }
    sessions = [:]
    await defaults.writeAll()
    await writer?.release()
  }
}
