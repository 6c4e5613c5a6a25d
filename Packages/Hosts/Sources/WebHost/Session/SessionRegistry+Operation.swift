import Effects
import Foundation
import Logging
import Synchronization

/// What an operator may know of sessions, and do to them.
extension SessionRegistry {
  enum Ending: Hashable { case ended(String), unknown, ambiguous, elsewhere }

  /// All sessions that are in memory or kept, those first that were used last.
  func overview() async throws -> [SessionOverview] {
    let kept = try await writer?.list() ?? []
    let names = SessionOverview.short(Array(Set(kept.map(\.id)).union(sessions.keys)))
    let (now, instant) = (Date.now.timeIntervalSince1970, ContinuousClock.now)
    let summaries = Dictionary(kept.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let awake = sessions.values.map { session in
      let summary = summaries[session.id]
      return SessionOverview(
        id: names[session.id] ?? "", whereabouts: .awake, isConnected: session.outlet != nil,
        ageInSeconds: Int(now - (summary?.begun ?? session.begun)),
        idleInSeconds: Int((instant - session.usage.withLock(\.last)) / .seconds(1)),
        stateInBytes: summary?.bytes)
    }
    let others = kept.filter { sessions[$0.id] == nil }.map { summary in
      SessionOverview(
        id: names[summary.id] ?? "", whereabouts: summary.isElsewhere ? .elsewhere : .asleep,
        isConnected: false, ageInSeconds: Int(now - (summary.begun ?? summary.saved)),
        idleInSeconds: Int(now - summary.saved), stateInBytes: summary.bytes)
    }
    return (awake + others).sorted { ($0.idleInSeconds, $0.id) < ($1.idleInSeconds, $1.id) }
  }

  /// Ends the session whose name begins so, and forgets what is kept of it.
  func end(_ beginning: String) async throws -> Ending {
    let kept = try await writer?.list() ?? []
    let found = Set(kept.map(\.id)).union(sessions.keys).filter { $0.hasPrefix(beginning) }
    guard let id = found.first else { return .unknown }
    guard found.count == 1 else { return .ambiguous }
    do {
      remove(id)
      try await writer?.remove(id)
    } catch SessionsError.leased {
      return .elsewhere
    }
    logger.notice("An operator has ended a session", metadata: ["session": "\(id.prefix(6))"])
    return .ended(String(id.prefix(6)))
  }
}
