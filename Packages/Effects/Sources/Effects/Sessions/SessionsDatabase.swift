import Foundation
internal import GRDB
import Glibc

/// The sessions in a file.
struct SessionsDatabase: Sendable {
  let queue: DatabaseQueue
  /// How long a lease lasts, in seconds.
  private let lease: Double

  init(file: URL, lease: Double) throws {
    self.lease = lease
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    var configuration = Configuration()
    configuration.busyMode = .timeout(2)
    configuration.prepareDatabase { db in
      // A commit reaches the system and does not wait for the disk.
      try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    }
    let path = file.path(percentEncoded: false)
    // What people have typed is nobody else's; the files that SQLite puts beside it are as this
    // one.
    Glibc.close(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    chmod(path, 0o600)
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { db in
      let flaw = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      guard flaw == "ok" else { throw SessionsError.damaged(path: path) }
      try db.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS session (
            id TEXT PRIMARY KEY, browser TEXT NOT NULL, applied INTEGER NOT NULL,
            state BLOB NOT NULL, owner TEXT NOT NULL, until REAL NOT NULL, saved REAL NOT NULL
          ) WITHOUT ROWID;
          CREATE INDEX IF NOT EXISTS session_browser ON session (browser);
          CREATE TABLE IF NOT EXISTS defaults (
            browser TEXT PRIMARY KEY, list BLOB NOT NULL, saved REAL NOT NULL
          ) WITHOUT ROWID;
          CREATE TABLE IF NOT EXISTS aside (
            id TEXT PRIMARY KEY, state BLOB NOT NULL, saved REAL NOT NULL
          ) WITHOUT ROWID;
          CREATE TABLE IF NOT EXISTS fault (
            session TEXT, number INTEGER, count INTEGER NOT NULL, saved REAL NOT NULL,
            PRIMARY KEY (session, number)
          ) WITHOUT ROWID;
          CREATE TABLE IF NOT EXISTS begun (id TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
          CREATE TRIGGER IF NOT EXISTS session_begun AFTER INSERT ON session BEGIN
            INSERT OR IGNORE INTO begun VALUES (NEW.id, NEW.saved);
          END;
          CREATE TRIGGER IF NOT EXISTS session_over AFTER DELETE ON session BEGIN
            DELETE FROM begun WHERE id = OLD.id;
          END;
          PRAGMA user_version = 1
          """)
    }
  }

  func close() throws { try queue.close() }

  func check() async throws {
    try await queue.write { try $0.execute(sql: "PRAGMA user_version = 1") }
  }

  func take(_ id: String, owner: String) async throws -> StoredSession? {
    let now = Date.now.timeIntervalSince1970
    return try await queue.write { [lease] db in
      guard
        let row = try Row.fetchOne(
          db, sql: "SELECT * FROM session WHERE id = ?", arguments: [id])
      else { return nil }
      let holder: String = row["owner"]
      guard Self.isFree(holder, until: row["until"], for: owner, now) else {
        throw SessionsError.leased
      }
      try db.execute(
        sql: "UPDATE session SET owner = ?, until = ? WHERE id = ?",
        arguments: [owner, now + lease, id])
      let applied: Int64 = row["applied"]
      let state: Data = row["state"]
      return StoredSession(
        id: id, browser: row["browser"], applied: UInt64(applied), state: Array(state))
    }
  }

  /// Whether an owner may have what another one holds until a time.
  private static func isFree(
    _ holder: String, until: Double, for owner: String, _ now: Double
  ) -> Bool {
    holder == owner || until < now || !SessionOwner(holder).isRunning
  }

  func list(for owner: String) async throws -> [StoredSessionSummary] {
    let now = Date.now.timeIntervalSince1970
    return try await queue.read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT session.id, owner, until, saved, length(state) AS bytes, begun.at AS begun
          FROM session LEFT JOIN begun USING (id)
          """)
      return try Array(
        rows.map { row in
          StoredSessionSummary(
            id: row["id"], begun: row["begun"], saved: row["saved"], bytes: row["bytes"],
            isElsewhere: !Self.isFree(row["owner"], until: row["until"], for: owner, now))
        })
    }
  }

  func remove(_ id: String, owner: String) async throws {
    let now = Date.now.timeIntervalSince1970
    try await queue.write { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT owner, until FROM session WHERE id = ?", arguments: [id])
      guard let row else { return }
      guard Self.isFree(row["owner"], until: row["until"], for: owner, now) else {
        throw SessionsError.leased
      }
      for (table, column) in [("session", "id"), ("aside", "id"), ("fault", "session")] {
        try db.execute(sql: "DELETE FROM \(table) WHERE \(column) = ?", arguments: [id])
      }
    }
  }

  func save(_ sessions: [StoredSession], owner: String) async throws -> [String] {
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
      for table in ["session", "defaults", "aside", "fault"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE saved < ?", arguments: [limit])
      }
    }
  }

  func rename(_ browser: String, to name: String) async throws {
    try await queue.write { db in
      try db.execute(
        sql: """
          UPDATE session SET browser = :name WHERE browser = :browser;
          UPDATE OR IGNORE defaults SET browser = :name WHERE browser = :browser;
          DELETE FROM defaults WHERE browser = :browser
          """, arguments: ["name": name, "browser": browser])
    }
  }

  func addFaults(_ faults: [SessionFault]) async throws {
    let now = Date.now.timeIntervalSince1970
    try await queue.write { db in
      for fault in faults {
        // None is counted of an action that was carried out since.
        try db.execute(
          sql: """
            INSERT INTO fault SELECT :session, :number, 1, :now WHERE :number = 0 OR NOT EXISTS
              (SELECT 1 FROM session WHERE id = :session AND applied >= :number)
            ON CONFLICT (session, number) DO UPDATE SET count = count + 1, saved = excluded.saved
            """,
          arguments: ["session": fault.session, "number": Int64(fault.number), "now": now])
      }
    }
  }

  func faults(of id: String) async throws -> [UInt64: Int] {
    try await queue.read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT number, count FROM fault WHERE session = ?", arguments: [id])
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          let number: Int64 = row["number"]
          return (UInt64(number), row["count"])
        })
    }
  }

  func forgetFaults(of claim: SessionClaim, upTo number: UInt64) async throws {
    try await queue.write { db in
      try Self.check(claim, in: db)
      try db.execute(
        sql: "DELETE FROM fault WHERE session = ? AND number <= ?",
        arguments: [claim.id, Int64(number)])
    }
  }

  func defaults(of browser: String) throws -> [UInt8]? {
    try queue.read { db in
      try Data.fetchOne(
        db, sql: "SELECT list FROM defaults WHERE browser = ?", arguments: [browser])
    }.map(Array.init)
  }

  func saveDefaults(
    _ list: [UInt8], changedFrom base: [UInt8]?, of browser: String
  ) async throws -> [UInt8] {
    let now = Date.now.timeIntervalSince1970
    return try await queue.write { db in
      let stored = try Data.fetchOne(
        db, sql: "SELECT list FROM defaults WHERE browser = ?", arguments: [browser])
      let list = DefaultsList.merged(list, changedFrom: base, into: stored.map(Array.init))
      try db.execute(
        sql: "INSERT OR REPLACE INTO defaults VALUES (?, ?, ?)",
        arguments: [browser, Data(list), now])
      return list
    }
  }
}
