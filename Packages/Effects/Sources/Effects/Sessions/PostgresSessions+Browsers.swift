/// What is a browser's, and what operators ask for.
extension PostgresSessions {
  func defaults(of browser: String) throws -> [UInt8]? {
    let rows = try runBlocking(
      PostgresStatement("SELECT list FROM web_defaults WHERE browser = $1", .text(browser)))
    return rows.first?.bytes(0)
  }

  func fetchDefaults(of browser: String) async throws -> [UInt8]? {
    try await run(
      PostgresStatement("SELECT list FROM web_defaults WHERE browser = $1", .text(browser)))[0]
      .first?.bytes(0)
  }

  func saveDefaults(
    _ list: [UInt8], changedFrom base: [UInt8]?, of browser: String
  ) async throws -> [UInt8] {
    var (list, base) = (list, base)
    while true {
      let rows = try await run(
        PostgresStatement(
          """
          INSERT INTO web_defaults AS d VALUES ($1, $2, clock_timestamp())
          ON CONFLICT (browser) DO UPDATE SET list = excluded.list, saved = excluded.saved
          WHERE d.list = $3
          RETURNING browser
          """, .text(browser), .bytes(list), .bytes(base ?? [])),
        PostgresStatement("SELECT list FROM web_defaults WHERE browser = $1", .text(browser)))
      if !rows[0].isEmpty { return list }
      let stored = rows[1].first?.bytes(0)
      list = DefaultsList.merged(list, changedFrom: base, into: stored)
      base = stored
    }
  }

  func rename(_ browser: String, to name: String) async throws {
    _ = try await run(
      PostgresStatement(
        "UPDATE web_session SET browser = $2 WHERE browser = $1", .text(browser), .text(name)),
      PostgresStatement(
        """
        UPDATE web_defaults SET browser = $2
        WHERE browser = $1 AND NOT EXISTS (SELECT FROM web_defaults WHERE browser = $2)
        """, .text(browser), .text(name)),
      PostgresStatement("DELETE FROM web_defaults WHERE browser = $1", .text(browser)))
  }

  func list(for owner: String) async throws -> [StoredSessionSummary] {
    let rows = try await run(
      PostgresStatement(
        """
        SELECT id, extract(epoch FROM begun)::float8, extract(epoch FROM saved)::float8,
          length(state)::bigint, owner, \(Self.isFree)
        FROM web_session s WHERE NOT over AND $1 = $1
        """, .text(""), .text(owner)))
    return rows[0].map { row in
      StoredSessionSummary(
        id: row.text(0), begun: row.real(1), saved: row.real(2), bytes: Int(row.number(3)),
        isElsewhere: !row.isTrue(5) && SessionOwner(row.text(4)).isRunning)
    }
  }

  /// Removes a session; its row stays for a while, or who held it until now could bring it back.
  func remove(_ id: String, owner: String) async throws {
    let rows = try await run(
      PostgresStatement(
        """
        UPDATE web_session s SET over = true, state = '', owner = '', fence = s.fence + 1
        WHERE id = $1 AND \(Self.isFree)
        """, .text(id), .text(owner)),
      PostgresStatement(
        "DELETE FROM web_aside WHERE id IN (SELECT id FROM web_session WHERE id = $1 AND over)",
        .text(id)),
      PostgresStatement(
        """
        DELETE FROM web_fault
        WHERE session IN (SELECT id FROM web_session WHERE id = $1 AND over)
        """, .text(id)),
      PostgresStatement("SELECT FROM web_session WHERE id = $1 AND NOT over", .text(id)))
    if !rows[3].isEmpty { throw SessionsError.leased }
  }

  /// The keys of cookies; a new one signs a minute after it was made, when all processes know it.
  func keys(_ new: [UInt8], days: Int) async throws -> [[UInt8]] {
    let rows = try await run(
      Self.lock,
      PostgresStatement(
        """
        INSERT INTO web_key SELECT clock_timestamp(), $1 WHERE NOT EXISTS (
          SELECT FROM web_key WHERE made > clock_timestamp() - make_interval(days => $2::integer))
        """, .bytes(new), .number(Int64(days))),
      PostgresStatement(
        """
        DELETE FROM web_key
        WHERE made < (SELECT made FROM web_key ORDER BY made DESC OFFSET 2 LIMIT 1)
        """),
      PostgresStatement(
        """
        SELECT bytes, made < clock_timestamp() - interval '1 minute'
        FROM web_key ORDER BY made DESC
        """))
    let keys = rows[3].map { $0.bytes(0) }
    let signing = rows[3].firstIndex { $0.isTrue(1) } ?? keys.count - 1
    return [keys[signing]] + keys[..<signing] + keys[(signing + 1)...]
  }

  func saveRenewal(_ renewal: StoredRenewal) async throws {
    _ = try await run(
      PostgresStatement(
        """
        INSERT INTO web_renewal VALUES ($1, $2, $3, $4, $5, $6::bigint <> 0, clock_timestamp())
        ON CONFLICT (browser) DO UPDATE SET used = web_renewal.used OR excluded.used
        """, .text(renewal.browser), .text(renewal.name), .text(renewal.page ?? ""),
        .text(renewal.ticket), .text(renewal.session), .number(renewal.isUsed ? 1 : 0)))
    post.tellRenewed(renewal.browser)
  }

  func renewals(of browser: String?) async throws -> [StoredRenewal] {
    let rows = try await run(
      PostgresStatement(
        """
        SELECT browser, name, page, ticket, session, used FROM web_renewal
        WHERE browser = $1 OR $1 = '' AND begun > clock_timestamp() - interval '1 day'
        """, .text(browser ?? "")))
    return rows[0].map { row in
      StoredRenewal(
        browser: row.text(0), name: row.text(1), page: row.text(2).isEmpty ? nil : row.text(2),
        ticket: row.text(3), session: row.text(4), isUsed: row.isTrue(5))
    }
  }
}
