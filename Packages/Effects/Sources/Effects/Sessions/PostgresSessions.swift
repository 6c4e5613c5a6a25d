import Foundation
import Synchronization

/// The sessions in a database of PostgreSQL.
///
/// All times are the database's. Who holds a session stands in its row, with a number that grows
/// at each change; each write names both, so that whoever was stopped and wakes writes nothing over
/// its successor. A write has a number of its own as well: one that was held up on its way is not
/// carried out after a later one.
final class PostgresSessions: Sendable {
  let server: String
  /// How long a process counts as running that does not say so, in seconds.
  let lease: Double
  private let work: PostgresConnection
  let post: PostgresPost
  private let owners = PostgresOwners()
  private let steps = Mutex(Int64(0))
  private let cleared = Mutex<ContinuousClock.Instant?>(nil)

  init(at address: String, lease: Double) async throws {
    server = address
    self.lease = lease
    do {
      let place = try PostgresAddress(address)
      work = try PostgresConnection(to: place)
      post = try PostgresPost(to: place, owners: owners, lease: lease)
    } catch {
      throw SessionsError(error, server: address)
    }
    try await migrate()
  }

  private func renewal(of owners: [String]) -> PostgresStatement {
    PostgresPost.renewal(of: owners, lease: lease, name: post.name)
  }

  /// Runs statements in one transaction.
  ///
  /// Throws a ``SessionsError``.
  func run(_ statements: PostgresStatement...) async throws -> [[PostgresRow]] {
    try await run(statements)
  }

  func run(_ statements: [PostgresStatement]) async throws -> [[PostgresRow]] {
    do {
      return try await work.run(statements)
    } catch {
      throw SessionsError(error, server: server)
    }
  }

  func runBlocking(_ statement: PostgresStatement) throws -> [PostgresRow] {
    do {
      return try work.runBlocking([statement])[0]
    } catch {
      throw SessionsError(error, server: server)
    }
  }

  /// Writes that an owner runs, before it first holds something.
  private func enter(_ owner: String) async throws {
    guard owners.add(owner) else { return }
    do {
      _ = try await run(renewal(of: [owner]))
    } catch {
      owners.remove(owner)
      throw error
    }
  }

  func release(owner: String) async throws {
    owners.remove(owner)
    // Who does not run holds nothing.
    do {
      try await post.leave(owner)
    } catch {
      throw SessionsError(error, server: server)
    }
  }

  /// What a session is free for: its own owner, and anybody if nobody holds it who runs.
  static let isFree = """
    (s.owner IN ('', $2) OR NOT EXISTS (
      SELECT FROM web_process p WHERE p.name = s.owner AND p.until > clock_timestamp()))
    """

  func take(_ id: String, owner: String) async throws -> StoredSession? {
    try await enter(owner)
    for _ in 0..<2 {
      let rows = try await run(
        PostgresStatement(
          """
          UPDATE web_session s SET owner = $2, fence = s.fence + 1, step = 0
          WHERE id = $1 AND NOT over AND \(Self.isFree)
          RETURNING browser, applied, state, fence
          """, .text(id), .text(owner)),
        PostgresStatement(
          "SELECT owner FROM web_session WHERE id = $1 AND NOT over", .text(id)))
      if let row = rows[0].first {
        return StoredSession(
          id: id, browser: row.text(0), applied: UInt64(row.number(1)), state: row.bytes(2),
          fence: UInt64(row.number(3)))
      }
      guard let holder = rows[1].first?.text(0) else { return nil }
      if SessionOwner(holder).isRunning { throw SessionsError.leased }
      try await release(owner: holder)
    }
    throw SessionsError.leased
  }

  func save(_ sessions: [StoredSession], owner: String) async throws -> [String] {
    try await enter(owner)
    // In one order, so that no two processes wait for each other.
    let last = Dictionary(sessions.map { ($0.id, $0) }) { $1 }.values.sorted { $0.id < $1.id }
    let step = steps.withLock { step in
      step += 1
      return step
    }
    let saved = try await run(
      PostgresStatement(
        """
        INSERT INTO web_session AS s (id, browser, applied, state, fence, owner, step, begun, saved)
        SELECT *, $6, $7, clock_timestamp(), clock_timestamp()
        FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[], $5::bigint[])
        ON CONFLICT (id) DO UPDATE SET applied = excluded.applied, state = excluded.state,
          step = excluded.step, saved = excluded.saved
        WHERE s.owner = excluded.owner AND s.fence = excluded.fence AND s.step < excluded.step
          AND NOT s.over
        RETURNING id
        """, .texts(last.map(\.id)), .texts(last.map(\.browser)),
        .numbers(last.map { Int64($0.applied) }), .blobs(last.map(\.state)),
        .numbers(last.map { Int64($0.fence) }), .text(owner), .number(step)))
    let kept = Set(saved[0].map { $0.text(0) })
    return last.map(\.id).filter { !kept.contains($0) }
  }

  func look(_ id: String) async throws -> StoredSession? {
    let rows = try await run(
      PostgresStatement(
        "SELECT browser, applied, state FROM web_session WHERE id = $1 AND NOT over", .text(id)))
    return rows[0].first.map { row in
      StoredSession(
        id: id, browser: row.text(0), applied: UInt64(row.number(1)), state: row.bytes(2))
    }
  }

  func letGo(_ claims: [SessionClaim]) async throws {
    _ = try await run(
      PostgresStatement(
        """
        UPDATE web_session s SET owner = ''
        FROM unnest($1::text[], $2::text[], $3::bigint[]) AS c (id, owner, fence)
        WHERE s.id = c.id AND s.owner = c.owner AND s.fence = c.fence
        """, .texts(claims.map(\.id)), .texts(claims.map(\.owner)),
        .numbers(claims.map { Int64($0.fence) })))
  }

  func lost(_ ids: [String], of owner: String) async throws -> [String] {
    let rows = try await run(
      PostgresStatement(
        "SELECT id FROM web_session WHERE id = ANY ($1) AND (owner <> $2 OR over)",
        .texts(ids), .text(owner)))
    return rows[0].map { $0.text(0) }
  }

  func check() async throws {
    _ = try await run(renewal(of: owners.all))
  }

  func removeOlder(_ seconds: Double) async throws {
    // To look at all takes time, and each process does.
    let isDue = cleared.withLock { last in
      guard seconds < 3_600 || last.map({ $0 + .seconds(600) < .now }) != false else {
        return false
      }
      last = .now
      return true
    }
    guard isDue else { return }
    let limit = "saved < clock_timestamp() - make_interval(secs => $1)"
    _ = try await run(
      PostgresStatement("DELETE FROM web_session WHERE \(limit)", .real(seconds)),
      PostgresStatement("DELETE FROM web_defaults WHERE \(limit)", .real(seconds)),
      PostgresStatement("DELETE FROM web_aside WHERE \(limit)", .real(seconds)),
      PostgresStatement("DELETE FROM web_fault WHERE \(limit)", .real(seconds)),
      PostgresStatement(
        "DELETE FROM web_renewal WHERE begun < clock_timestamp() - interval '7 days'"),
      PostgresStatement(
        "DELETE FROM web_process WHERE until < clock_timestamp() - interval '1 day'"))
  }
}
