import CoreViews
import Effects
import Logging

/// Sessions that go from process to process, to where their pages are.
extension SessionRegistry {
  /// What is known of sessions on their way.
  struct Passage {
    var machine = Handover(patienceForUnknown: 3)
    /// Those who wait for a session, by its name.
    var waiting: [String: [CheckedContinuation<Handover.Outcome, Never>]] = [:]
    /// The pages for which sessions are wanted.
    var pages: [String: String] = [:]
    /// What was taken, until its views are made, and how many are at that.
    var taken: [String: StoredSession] = [:]
    var wakers: [String: Int] = [:]
    /// Those that are wanted for a request alone.
    var passing: Set<String> = []
    /// What sessions were held with that are given back.
    var fences: [String: UInt64] = [:]
    /// Why the database did not give a session.
    var failures: [String: any Error] = [:]
  }

  /// That a session is about to leave, so that who wants it has to ask again.
  struct OnItsWay: Error {}

  /// That another page shows a session elsewhere, so that a copy is to begin where it is.
  struct ShownElsewhere: Error {
    var kept: StoredSession
  }

  /// How long a session may take for what is under way in it before it goes, where that matters.
  private static let patience = Duration.seconds(1)
  /// How long it takes until a process asks again for a session.
  private static let pause = Duration.milliseconds(200)

  /// Whether several processes share the sessions, and tell each other of them.
  var isShared: Bool { writer?.signals != nil }

  /// Hears what other processes say, until the task is cancelled.
  func listen() async {
    guard let signals = writer?.signals else { return }
    for await signal in signals.heard {
      switch signal {
      case .wanted(let id, let peer, let page, let isToAll):
        if page == Visit.passing.word { passage.passing.insert(id) }
        let shown = sessions[id]?.queue?.page
        let mayBeCopy = page != Visit.passing.word && page != Visit.staying.word
        let isShown = mayBeCopy && shown.map { Token.digest($0) != page } ?? false
        carryOut(passage.machine.asked(id, by: peer, isToAll: isToAll, isShown: isShown))
      case .free(let id): carryOut(passage.machine.freed(id))
      case .copied(let id): carryOut(passage.machine.offered(id))
      case .renewed(let browser): await learn(browser)
      case .late: await dropLost()
      }
    }
  }

  /// Takes a session, from another process where one has it; nil if there is none, or if it is here
  /// by now.
  ///
  /// A page that was duplicated names itself, and gets a copy of what another one shows.
  func obtain(_ id: String, for client: Client, _ writer: SessionWriter) async throws
    -> StoredSession?
  {
    guard isShared else { return try await writer.take(id) }
    passage.pages[id] = client.visit.word
    let outcome = await withCheckedContinuation { continuation in
      passage.waiting[id, default: []].append(continuation)
      carryOut(passage.machine.want(id))
    }
    switch outcome {
    case .held:
      guard passage.taken[id] != nil || sessions[id] != nil else { throw OnItsWay() }
      return passage.taken[id]
    case .none: return nil
    case .copy:
      guard let kept = try await writer.look(id), try await belongs(kept, to: client) else {
        return nil
      }
      throw ShownElsewhere(kept: kept)
    case .refused: throw passage.failures.removeValue(forKey: id) ?? SessionsError.leased
    }
  }

  /// Looks whether a session is still held here, where this process was not heard for too long.
  ///
  /// Throws if that cannot be known.
  func makeSure(of id: String) async throws {
    guard let writer, let signals = writer.signals, sessions[id] != nil, !signals.isSure() else {
      return
    }
    for id in try await writer.lost([id]) { carryOut(passage.machine.lost(id)) }
  }

  /// Looks which sessions others have taken, where this process was not heard for too long.
  private func dropLost() async {
    let held = passage.machine.held
    while !isClosed {
      if let lost = try? await writer?.lost(held) {
        for id in lost { carryOut(passage.machine.lost(id)) }
        writer?.signals?.checked()
        guard !lost.isEmpty else { return }
        return logger.notice(
          "This process was not heard for too long, so others have taken sessions",
          metadata: ["count": "\(lost.count)"])
      }
      try? await Task.sleep(for: .seconds(1))
    }
  }
}

// MARK: What the machine says

extension SessionRegistry {
  func carryOut(_ steps: [Handover.Step]) {
    for step in steps {
      switch step {
      case .take(let id): Task { await take(id) }
      case .ask(let id): ask(id)
      case .leave(let id): Task { await leave(id) }
      case .release(let id): Task { await release(id) }
      case .tellFree(let id, let peer): writer?.signals?.tellFree(id, peer)
      case .offerCopy(let id, let peer): Task { await offerCopy(id, to: peer) }
      case .answer(let id, let outcome): answer(id, outcome)
      case .drop(let id): drop(id)
      }
    }
  }

  private func take(_ id: String) async {
    do {
      if let kept = try await writer?.take(id) {
        passage.taken[id] = kept
        carryOut(passage.machine.took(id))
      } else {
        carryOut(passage.machine.missed(id))
      }
    } catch SessionsError.leased {
      carryOut(passage.machine.refused(id))
    } catch {
      passage.failures[id] = error
      carryOut(passage.machine.failed(id))
    }
  }

  private func ask(_ id: String) {
    writer?.signals?.ask(id, passage.pages[id] ?? "-")
    Task {
      try? await Task.sleep(for: Self.pause)
      carryOut(passage.machine.waited(id))
    }
  }

  private func leave(_ id: String) async {
    guard let session = sessions.removeValue(forKey: id) else {
      return carryOut(passage.machine.left(id))
    }
    glances.forget(id)
    // Who has no connection that stays would never see what takes a while.
    let isPassing = passage.passing.remove(id) != nil
    if await session.handOver(within: isPassing ? Self.patience : .zero) {
      passage.fences[id] = session.fence
      metrics.add(to: .handovers)
      carryOut(passage.machine.left(id))
    } else {
      sessions[id] = session
      carryOut(passage.machine.stays(id))
    }
  }

  private func release(_ id: String) async {
    await writer?.letGo(id, fence: passage.fences.removeValue(forKey: id))
    carryOut(passage.machine.released(id))
  }

  private func offerCopy(_ id: String, to peer: Handover.Peer) async {
    await sessions[id]?.storeAgain()
    writer?.signals?.tellCopied(id, peer)
  }

  private func answer(_ id: String, _ outcome: Handover.Outcome) {
    passage.pages[id] = nil
    for one in passage.waiting.removeValue(forKey: id) ?? [] { one.resume(returning: outcome) }
  }

  /// Has a session be over here that another process has.
  private func drop(_ id: String) {
    passage.taken[id] = nil
    guard let session = sessions.removeValue(forKey: id) else { return }
    session.lose()
    Task { await session.end() }
  }

  /// Notes that a session is in memory now.
  func enter(_ id: String) {
    guard isShared else { return }
    if passage.taken.removeValue(forKey: id) != nil {
      carryOut(passage.machine.woke(id))
    } else {
      carryOut(passage.machine.begin(id))
    }
  }

  /// Gives a session back that has left the memory with all stored.
  func giveBack(_ session: PageSession) {
    guard isShared else { return }
    passage.fences[session.id] = session.fence
    carryOut(passage.machine.sleep(session.id))
  }

  /// Runs what makes the views of a session that is taken, and gives it back if that made none.
  func waking<Result>(_ id: String, _ body: () async throws -> Result) async rethrows -> Result {
    guard isShared else { return try await body() }
    passage.wakers[id, default: 0] += 1
    defer {
      passage.wakers[id, default: 1] -= 1
      if passage.wakers[id] == 0 {
        passage.wakers[id] = nil
        if let kept = passage.taken.removeValue(forKey: id) {
          passage.fences[id] = kept.fence
          carryOut(passage.machine.unused(id))
        }
      }
    }
    return try await body()
  }
}
