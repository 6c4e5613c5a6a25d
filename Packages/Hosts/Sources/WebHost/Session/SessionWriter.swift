import Effects
import Logging
import Synchronization

/// Saves the sessions of a server, all that wait in one step.
///
/// While one step is under way, what is to be saved gathers for the next, so that many sessions
/// cost little more than one.
actor SessionWriter {
  private let client: SessionsClient
  private let owner: String
  private var waiting: [String: StoredSession] = [:]
  private var callers: [(id: String, continuation: CheckedContinuation<Outcome, Never>)] = []
  private var isSaving = false
  /// The names of browsers that got another one, with that, which sessions may be saved without.
  private var names: [String: String] = [:]
  /// The new names that their browsers have not come with, with the old ones, which what is stored
  /// has until then.
  private let awaited = Mutex<[String: String]>([:])
  private let logger: Logger
  /// Whether the last save, or look at whether one is possible, failed.
  private(set) var isFailing = false
  /// Called when saves succeed again.
  private var recovered: @Sendable () async -> Void = {}

  enum Outcome: Sendable {
    case saved
    /// Another process serves the session by now.
    case lost
    case failed
  }

  init(_ client: SessionsClient, owner: String, logger: Logger = Logger(label: "web")) {
    self.client = client
    self.owner = owner
    self.logger = logger
  }

  /// Sets what is called when saves succeed that have failed before.
  func onRecovery(_ action: @escaping @Sendable () async -> Void) { recovered = action }

  /// Sees whether something can be saved, though nobody does anything.
  func check() async {
    do {
      try await client.check()
      succeeded()
    } catch {
      failed(error)
    }
  }

  private func failed(_ error: any Error) {
    guard !isFailing else { return }
    isFailing = true
    logger.error("Sessions are not stored", metadata: ["reason": "\(error)"])
  }

  private func succeeded() {
    guard isFailing else { return }
    isFailing = false
    logger.notice("Sessions are stored again")
    Task { await recovered() }
  }

  /// Returns when the session is saved, or cannot be.
  func save(_ session: StoredSession) async -> Outcome {
    await withCheckedContinuation { continuation in
      waiting[session.id] = named(session)
      callers.append((session.id, continuation))
      if !isSaving {
        isSaving = true
        Task { await saveAll() }
      }
    }
  }

  func take(_ id: String) async throws -> StoredSession? { try await client.take(id, owner) }

  /// Keeps that a browser has another name, for all processes.
  func save(_ renewal: StoredRenewal) async throws { try await client.saveRenewal(renewal) }

  /// What is kept of a browser's names, or of those of all.
  func renewals(of browser: String?) async throws -> [StoredRenewal] {
    try await client.renewals(browser)
  }

  /// What is stored of a session that another process holds; nil if there is none.
  func look(_ id: String) async throws -> StoredSession? { try await client.look(id) }

  func addFaults(_ faults: [SessionFault]) async throws { try await client.addFaults(faults) }

  func faults(of id: String) async throws -> [UInt64: Int] { try await client.faults(id) }

  /// Forgets faults of a session that was taken with a number: ``StoredSession/fence``.
  func forgetFaults(of id: String, fence: UInt64, upTo number: UInt64) async {
    try? await client.forgetFaults(SessionClaim(id: id, owner: owner, fence: fence), number)
  }

  func setAside(_ session: StoredSession) async throws -> [UInt8]? {
    try await client.setAside(claim(session))
  }

  private func claim(_ session: StoredSession) -> SessionClaim {
    SessionClaim(id: session.id, owner: owner, fence: session.fence)
  }

  /// Has sessions be saved by their browser's old name until it has come with the new one: if the
  /// process ends before that, the browser still has the old one.
  nonisolated func expect(_ name: String, insteadOf browser: String) {
    awaited.withLock { $0[name] = $0[browser] ?? browser }
  }

  /// Gives the sessions of a browser its new name, also those that are on their way to be saved.
  func rename(_ browser: String, to name: String) async throws {
    if names.count > 1_000 { names = [:] }
    names[browser] = name
    awaited.withLock { $0[name] = nil }
    waiting = waiting.mapValues(named)
    try await client.rename(browser, name)
  }

  private func named(_ session: StoredSession) -> StoredSession {
    var session = session
    if let former = awaited.withLock({ $0[session.browser] }) { session.browser = former }
    while let name = names[session.browser] { session.browser = name }
    return session
  }

  func list() async throws -> [StoredSessionSummary] { try await client.list(owner) }

  /// Removes a session, also what waits to be saved of it.
  func remove(_ id: String) async throws {
    waiting[id] = nil
    try await client.remove(id, owner)
  }

  func stateAside(_ id: String) async throws -> [UInt8]? { try await client.stateAside(id) }

  func takeBack(_ session: StoredSession) async throws {
    try await client.takeBack(claim(session))
  }

  /// What processes tell each other; nil where each has its sessions to itself.
  nonisolated var signals: SessionSignals? { client.signals }

  /// Gives a session back that was taken with a number; one that is ours without being known here
  /// if there is no number.
  func letGo(_ id: String, fence: UInt64?) async {
    do {
      var fence = fence
      if fence == nil { fence = try await client.take(id, owner)?.fence }
      guard let fence else { return }
      try await client.letGo([SessionClaim(id: id, owner: owner, fence: fence)])
    } catch {
      // Who wants it asks again, or waits until its lease is over.
    }
  }

  /// Those of some sessions that are another's by now.
  func lost(_ ids: [String]) async throws -> [String] { try await client.lost(ids, owner) }

  /// The keys of cookies; nil where they stand in a file, or cannot be had.
  func keys(days: Int) async -> [[UInt8]]? {
    try? await client.keys?(CookieKeys.newBytes(), days)
  }

  func release() async { try? await client.release(owner) }

  func removeOlder(_ seconds: Double) async { try? await client.removeOlder(seconds) }

  private func saveAll() async {
    while !callers.isEmpty {
      let (sessions, served) = (Array(waiting.values), callers)
      (waiting, callers) = ([:], [])
      do {
        let lost = Set(try await client.save(sessions, owner))
        for session in sessions where names[session.browser] != nil {
          try await client.rename(session.browser, named(session).browser)
        }
        succeeded()
        for caller in served {
          caller.continuation.resume(returning: lost.contains(caller.id) ? .lost : .saved)
        }
      } catch {
        failed(error)
        for caller in served { caller.continuation.resume(returning: .failed) }
      }
    }
    isSaving = false
  }
}
