import Foundation
internal import GRDB

/// States that the program could not use when it came upon them, for one that can.
extension SessionsDatabase {
  /// Throws unless a session is held as a claim says.
  static func check(_ claim: SessionClaim, in db: Database) throws {
    let owner = try String.fetchOne(
      db, sql: "SELECT owner FROM session WHERE id = ?", arguments: [claim.id])
    guard owner == claim.owner else { throw SessionsError.leased }
  }

  func setAside(_ claim: SessionClaim) async throws -> [UInt8]? {
    let (id, now) = (claim.id, Date.now.timeIntervalSince1970)
    return try await queue.write { db in
      try Self.check(claim, in: db)
      let last = try Data.fetchOne(
        db, sql: "SELECT state FROM aside WHERE id = ?", arguments: [id])
      try db.execute(
        sql: "INSERT OR REPLACE INTO aside SELECT id, state, ? FROM session WHERE id = ?",
        arguments: [now, id])
      return last.map(Array.init)
    }
  }

  func stateAside(_ id: String) async throws -> [UInt8]? {
    try await queue.read { db in
      try Data.fetchOne(db, sql: "SELECT state FROM aside WHERE id = ?", arguments: [id])
    }.map(Array.init)
  }

  func takeBack(_ claim: SessionClaim) async throws {
    let (id, now) = (claim.id, Date.now.timeIntervalSince1970)
    try await queue.write { db in
      try Self.check(claim, in: db)
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO aside SELECT id || ' replaced', state, :now FROM session WHERE id = :id;
          UPDATE session SET state = (SELECT state FROM aside WHERE id = :id)
            WHERE id = :id AND id IN (SELECT id FROM aside);
          DELETE FROM aside WHERE id = :id
          """, arguments: ["id": id, "now": now])
    }
  }
}
