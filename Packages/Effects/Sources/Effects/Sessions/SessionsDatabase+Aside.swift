import Foundation
internal import GRDB

/// States that the program could not use when it came upon them, for one that can.
extension SessionsDatabase {
  func setAside(_ id: String) async throws -> [UInt8]? {
    let now = Date.now.timeIntervalSince1970
    return try await queue.write { db in
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

  func takeBack(_ id: String) async throws {
    let now = Date.now.timeIntervalSince1970
    try await queue.write { db in
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
