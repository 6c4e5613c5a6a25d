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
        id: names[session.id] ?? "", whereabouts: .awake, isConnected: session.queue != nil,
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

/// What an operator is told of a session: nothing of what is in it, and not its whole name.
struct SessionOverview: Hashable, Encodable {
  enum Whereabouts: String, Encodable {
    case awake, asleep
    /// Another process serves it.
    case elsewhere
  }

  /// As much of its name as tells it from the others.
  var id: String
  var whereabouts: Whereabouts
  /// Whether a page listens to it.
  var isConnected: Bool
  /// Since it began, and since it was used.
  var ageInSeconds: Int
  var idleInSeconds: Int
  /// How many bytes its state has where that is kept; nil if it is not.
  var stateInBytes: Int?

  private enum CodingKeys: String, CodingKey {
    case id, whereabouts = "state", isConnected = "connected", ageInSeconds = "age"
    case idleInSeconds = "idle", stateInBytes = "bytes"
  }

  /// As a line of a table.
  private var cells: [String] {
    [
      id, whereabouts.rawValue, isConnected ? "connected" : "-", Self.time(ageInSeconds),
      Self.time(idleInSeconds), stateInBytes.map { "\($0)" } ?? "-",
    ]
  }

  /// All as a table.
  static func table(_ all: [SessionOverview]) -> String {
    let rows = [["SESSION", "STATE", "PAGE", "AGE", "IDLE", "BYTES"]] + all.map(\.cells)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let padded = zip(row, widths).dropLast().map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (padded + row.suffix(1)).joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A time in its two largest units, such as `2h 5m`.
  private static func time(_ seconds: Int) -> String {
    let parts = [(seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "m")]
    let all = (parts + [(seconds % 60, "s")]).drop { $0.0 == 0 }.prefix(2)
    return all.isEmpty ? "0s" : all.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }

  /// The beginnings of names, of six characters or as many more as tell each from all others.
  static func short(_ ids: [String]) -> [String: String] {
    let sorted = ids.sorted()
    let common = zip(sorted, sorted.dropFirst()).map { zip($0, $1).prefix { $0 == $1 }.count }
    return Dictionary(
      zip(sorted, zip([0] + common, common + [0])).map { id, shared in
        (id, String(id.prefix(max(6, max(shared.0, shared.1) + 1))))
      }, uniquingKeysWith: { first, _ in first })
  }
}
