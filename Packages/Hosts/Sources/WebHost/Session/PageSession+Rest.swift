@_spi(Hosts) import CoreViews
import Synchronization

extension PageSession {
  /// Whether nobody has used it for so long that it leaves the memory if it may.
  nonisolated func rests(after limit: Duration) -> Bool {
    isKept && !isNeeded && usage.withLock { $0.isUsed && $0.last + limit < .now }
  }

  /// Whether nothing is lost if it leaves the memory: nothing runs, and a session that begins with
  /// what is stored shows the same.
  ///
  /// One that was never stored is, for the next time that somebody asks. It is tried once for what
  /// is shown. Complexity: as much as to begin one.
  func isAtRest() async throws -> Bool {
    guard let served, served.isAtRest?() == true, let archived = served.archived,
      !isPublishing, notices.isEmpty, untold.isEmpty, uploads.isEmpty, !values.holdsValues,
      rehearsed != number
    else { return false }
    guard max(number, stored) > 0 else {
      await storeAgain()
      return false
    }
    rehearsed = number
    return try speaking {
      var start = SessionStart(archived: try archived())
      start.isRehearsal = true
      let twin = try views.session(on: self, start: start)
      arrange(twin.views, on: Page(program: Program.name))
      defer {
        twin.views.close()
        twin.end()
      }
      return twin.views.root.isLike(served.views.root)
    }
  }
}

extension SessionRegistry {
  /// Puts sessions to sleep that have nothing to lose by that: one after the other, so that those
  /// in use do not wait.
  func putToRest() {
    let limit = settings.restAfter
    let idle = sessions.values.filter { $0.rests(after: limit) }.map(\.id)
    guard resting == nil, !idle.isEmpty else { return }
    resting = Task {
      var count = 0
      for id in idle {
        guard let session = sessions[id], (try? await session.isAtRest()) == true,
          session.rests(after: limit), sessions[id] === session
        else { continue }
        sessions[id] = nil
        await session.end()
        giveBack(session)
        count += 1
      }
      if count > 100 { ProcessMemory.giveBack() }
      resting = nil
    }
  }
}
