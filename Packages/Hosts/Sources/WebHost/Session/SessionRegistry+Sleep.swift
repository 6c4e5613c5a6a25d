import Logging
import Synchronization

/// Sessions that leave the memory.
extension SessionRegistry {
  /// Puts sessions to sleep that nobody has used for a while; those that are not kept are over then.
  func sweep() {
    let now = ContinuousClock.now
    for session in sessions.values {
      let usage = session.usage.withLock(\.self)
      let wait = session.isKept ? settings.sleepAfter : settings.forgetAfter
      let limit = usage.isUsed ? wait : min(wait, .seconds(10))
      guard usage.isLost || (!session.isNeeded && usage.last + limit < now) else { continue }
      if !usage.isUsed { glances.leave(session) }
      letGo(session)
    }
    glances.prune()
    defaults.prune()
    renewals.prune()
  }

  /// Stores all sessions again that somebody has used, once that is possible: their file may be a new one.
  func storeAll() {
    for session in sessions.values where session.isKept && session.usage.withLock(\.isUsed) {
      Task { await session.storeAgain() }
    }
  }

  /// Puts a tenth of the sessions to sleep that are kept and that nobody shows, those first that were
  /// used longest ago, where the process takes up more memory than it may.
  func relieve() {
    guard let most = settings.maxMemory, ProcessMemory.used > most else { return }
    // What others have left may be enough.
    ProcessMemory.giveBack()
    guard ProcessMemory.used > most else { return }
    let idle = sessions.values.filter { $0.isKept && !$0.isNeeded }
      .map { (use: $0.usage.withLock(\.last), session: $0) }
      .sorted { $0.use < $1.use }
    let leaving = idle.prefix(max(10, idle.count / 10))
    guard !leaving.isEmpty else { return }
    logger.notice(
      "Memory is short, so sessions are put to sleep", metadata: ["count": "\(leaving.count)"])
    for (_, session) in leaving { letGo(session) }
  }
}
