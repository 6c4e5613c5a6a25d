import CoreViews
import Effects
import Logging

/// Sessions that come back from where they are kept.
extension SessionRegistry {
  /// Makes a session again from what is kept of it; nil if nothing is, or if it is another
  /// browser's.
  func wake(_ id: String, of client: Client) async throws -> PageSession? {
    try await countFaults()
    return try await waking(id) { try await wakeTaken(id, of: client) }
  }

  private func wakeTaken(_ id: String, of client: Client) async throws -> PageSession? {
    guard let writer, views.isKept,
      let kept = try await obtain(id, for: client, writer)
    else {
      if let session = sessions[id] { return session.browser == client.browser ? session : nil }
      guard let glance = glances.take(id, of: client.browser) else { return nil }
      return try await make(id, for: client, at: glance.place)
    }
    guard try await belongs(kept, to: client) else { return nil }
    let faults = try await writer.faults(of: id)
    try await defaults.fetch(client.browser)
    let session = session(id, for: client, fence: kept.fence, faults: faults)
    if settings.takesBack, try await session.begin(withStateAsideOf: kept, in: writer) {
      return try await add(session)
    }
    try await begin(session, with: kept, faults, in: writer)
    return try await add(session)
  }

  /// Has a session begin with what is kept, or anew where that cannot be read or is at fault.
  private func begin(
    _ session: PageSession, with kept: StoredSession, _ faults: [UInt64: Int],
    in writer: SessionWriter
  ) async throws {
    let id = session.id
    do {
      var acquitted = kept.applied
      if max(faults[0, default: 0], faults[SessionFault.effects, default: 0]) < 2 {
        try await session.begin(with: kept)
      } else {
        _ = try await writer.setAside(kept)
        try await session.beginAnew(afterFaultsOf: kept)
        acquitted = SessionFault.effects
      }
      if !faults.isEmpty { await writer.forgetFaults(of: id, fence: kept.fence, upTo: acquitted) }
    } catch let refusal as SessionRefusal {
      logger.notice("A kept session cannot be read", metadata: ["reason": "\(refusal)"])
      // A program that has taken the place of a newer one goes on where it was.
      let last = try await writer.setAside(kept)
      let before = last.map {
        StoredSession(
          id: id, browser: kept.browser, applied: kept.applied, state: $0,
          fence: kept.fence)
      }
      // The page is told so when it has attached.
      guard let before, (try? await session.begin(with: before)) != nil else {
        return try await session.beginAnew(insteadOf: kept)
      }
    }
  }

  /// Counts what was under way in processes that are gone.
  private func countFaults() async throws {
    guard let faultFolder, let writer else { return }
    let faults = UnderWay.left(in: faultFolder)
    guard !faults.isEmpty else { return }
    for (fault, name) in faults.map({ ($0.fault, $0.name) }) {
      logger.error(
        "A process ended while it carried out an action",
        metadata: fault.metadata.merging(name?.metadata ?? [:]) { first, _ in first })
      if let name { faultNames[fault] = name }
    }
    try await writer.addFaults(faults.map(\.fault))
  }
}
