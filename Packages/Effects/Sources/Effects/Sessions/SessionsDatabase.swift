import Foundation
internal import GRDB
import Glibc

/// The sessions in a file.
struct SessionsDatabase: Sendable {
  private let queue: DatabaseQueue
  /// How long a lease lasts, in seconds.
  private let lease: Double

  init(file: URL, lease: Double) throws {
    self.lease = lease
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      // A commit reaches the system and does not wait for the disk.
      try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    }
    let path = file.path(percentEncoded: false)
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS session (
            id TEXT PRIMARY KEY, browser TEXT NOT NULL, applied INTEGER NOT NULL,
            state BLOB NOT NULL, owner TEXT NOT NULL, until REAL NOT NULL, saved REAL NOT NULL
          ) WITHOUT ROWID;
          CREATE TABLE IF NOT EXISTS defaults (
            browser TEXT PRIMARY KEY, list BLOB NOT NULL, saved REAL NOT NULL
          ) WITHOUT ROWID
          """)
    }
    // What people have typed is nobody else's.
    chmod(path, 0o600)
  }

  func take(_ id: String, owner: String) async throws -> KeptSession? {
    let now = Date.now.timeIntervalSince1970
    return try await queue.write { [lease] db in
      guard
        let row = try Row.fetchOne(
          db, sql: "SELECT * FROM session WHERE id = ?", arguments: [id])
      else { return nil }
      let holder: String = row["owner"]
      guard holder == owner || row["until"] < now || !SessionOwner(holder).isRunning else {
        throw SessionsError.leased
      }
      try db.execute(
        sql: "UPDATE session SET owner = ?, until = ? WHERE id = ?",
        arguments: [owner, now + lease, id])
      let applied: Int64 = row["applied"]
      let state: Data = row["state"]
      return KeptSession(
        id: id, browser: row["browser"], applied: UInt64(applied), state: Array(state))
    }
  }

  func save(_ sessions: [KeptSession], owner: String) async throws -> [String] {
    let now = Date.now.timeIntervalSince1970
    return try await queue.write { [lease] db in
      let statement = try db.cachedStatement(
        sql: """
          INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET applied = excluded.applied, state = excluded.state,
            until = excluded.until, saved = excluded.saved
          WHERE owner = excluded.owner
          """)
      return try sessions.compactMap { session in
        try statement.execute(arguments: [
          session.id, session.browser, Int64(session.applied), Data(session.state), owner,
          now + lease, now,
        ])
        return db.changesCount == 0 ? session.id : nil
      }
    }
  }

  func release(owner: String) async throws {
    try await queue.write { db in
      try db.execute(sql: "UPDATE session SET until = 0 WHERE owner = ?", arguments: [owner])
    }
  }

  func removeOlder(_ seconds: Double) async throws {
    let limit = Date.now.timeIntervalSince1970 - seconds
    try await queue.write { db in
      try db.execute(sql: "DELETE FROM session WHERE saved < ?", arguments: [limit])
      try db.execute(sql: "DELETE FROM defaults WHERE saved < ?", arguments: [limit])
    }
  }

  func defaults(of browser: String) throws -> [UInt8]? {
    try queue.read { db in
      try Data.fetchOne(
        db, sql: "SELECT list FROM defaults WHERE browser = ?", arguments: [browser])
    }.map(Array.init)
  }

  func saveDefaults(_ list: [UInt8], of browser: String) async throws {
    let now = Date.now.timeIntervalSince1970
    try await queue.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO defaults VALUES (?, ?, ?)",
        arguments: [browser, Data(list), now])
    }
  }
}
