import Effects
import Foundation
import Logging
import Synchronization

/// Sessions that leave the memory.
extension SessionRegistry {
  /// Puts sessions to sleep that nobody has used for a while; those that are not kept are over
  /// then.
  func sweep(at now: ContinuousClock.Instant = .now) {
    for session in sessions.values {
      let usage = session.usage.withLock(\.self)
      let wait = session.isKept ? settings.sleepAfter : settings.forgetAfter
      let limit = usage.isUsed ? wait : min(wait, .seconds(10))
      if usage.isLost || (!session.isNeeded && usage.last + limit < now) {
        if !usage.isUsed { glances.leave(session) }
        letGo(session)
      }
    }
    putToRest()
    forgetFaultsOfEffects()
    glances.prune()
    defaults.prune()
    renewals.prune()
  }

  /// Acquits the effects of sessions that went well for a minute.
  private func forgetFaultsOfEffects() {
    let limit = Date.now.timeIntervalSince1970 - 60
    for session in sessions.values
    where session.faults[SessionFault.effects] != nil && session.begun < limit {
      Task {
        await writer?.forgetFaults(
          of: session.id, fence: session.fence, upTo: SessionFault.effects)
      }
    }
  }

  /// Stores all sessions again that somebody has used, once that is possible: their file may be a
  /// new one.
  func storeAll() {
    for session in sessions.values where session.isKept && session.usage.withLock(\.isUsed) {
      Task { await session.storeAgain() }
    }
  }

  /// Puts a tenth of the sessions to sleep that are kept and that nobody shows, those first that
  /// were used longest ago, where the process takes up more memory than it may.
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

/// Why a person gets no session.
enum SessionFailure: Error {
  /// The server has as many as it may.
  case full
  /// The browser has as many as it may.
  case tooMany
  /// The browser's address has as many as it may.
  case crowded
  /// The browser has got another name, which the request does not bring.
  case renewed
  /// The server is about to end.
  case closing
}

/// How much memory this process takes up, and may.
enum ProcessMemory {
  /// The bytes that it takes up; 0 where the system does not tell.
  static var used: Int {
    let fields = text("/proc/self/statm").split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
  }

  /// Three quarters of what its container, or its service, may take up; nil without a limit.
  static var share: Int? {
    Int(text("/sys/fs/cgroup/memory.max").trimmingCharacters(in: .whitespacesAndNewlines))
      .map { $0 / 4 * 3 }
  }

  /// Gives the system back what is free, by a function whose name Glibc keeps from Swift.
  static func giveBack() {
    typealias Function = @convention(c) (Int) -> Int32
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(0)
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
