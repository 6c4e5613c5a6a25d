import Effects

/// Saves the sessions of a server, all that wait in one step.
///
/// While one step is under way, what is to be saved gathers for the next, so that many sessions cost
/// little more than one.
actor SessionWriter {
  private let client: SessionsClient
  private let owner: String
  private var waiting: [String: KeptSession] = [:]
  private var callers: [(id: String, continuation: CheckedContinuation<Outcome, Never>)] = []
  private var isSaving = false
  /// Whether the last save failed.
  private(set) var isFailing = false

  enum Outcome: Sendable {
    case saved
    /// Another process serves the session by now.
    case lost
    case failed(String)
  }

  init(_ client: SessionsClient, owner: String) {
    self.client = client
    self.owner = owner
  }

  /// Returns when the session is saved, or cannot be.
  func save(_ session: KeptSession) async -> Outcome {
    await withCheckedContinuation { continuation in
      waiting[session.id] = session
      callers.append((session.id, continuation))
      if !isSaving {
        isSaving = true
        Task { await saveAll() }
      }
    }
  }

  func take(_ id: String) async throws -> KeptSession? { try await client.take(id, owner) }

  func addFaults(_ faults: [SessionFault]) async throws { try await client.addFaults(faults) }

  func faults(of id: String) async throws -> [UInt64: Int] { try await client.faults(id) }

  func forgetFaults(of id: String, upTo number: UInt64) async {
    try? await client.forgetFaults(id, number)
  }

  func setAside(_ id: String) async throws -> [UInt8]? { try await client.setAside(id) }

  func rename(_ browser: String, to name: String) async throws {
    try await client.rename(browser, name)
  }

  func list() async throws -> [KeptSessionSummary] { try await client.list(owner) }

  /// Removes a session, also what waits to be saved of it.
  func remove(_ id: String) async throws {
    waiting[id] = nil
    try await client.remove(id, owner)
  }

  func release() async { try? await client.release(owner) }

  func removeOlder(_ seconds: Double) async { try? await client.removeOlder(seconds) }

  private func saveAll() async {
    while !callers.isEmpty {
      let (sessions, served) = (Array(waiting.values), callers)
      (waiting, callers) = ([:], [])
      do {
        let lost = Set(try await client.save(sessions, owner))
        isFailing = false
        for caller in served {
          caller.continuation.resume(returning: lost.contains(caller.id) ? .lost : .saved)
        }
      } catch {
        isFailing = true
        for caller in served { caller.continuation.resume(returning: .failed("\(error)")) }
      }
    }
    isSaving = false
  }
}
