/// States that were set aside, and actions that were at fault.
extension PostgresSessions {
  /// Throws unless a session is held as a claim says, until the transaction ends.
  private static func hold(_ claim: SessionClaim) -> PostgresStatement {
    PostgresStatement(
      """
      SELECT FROM web_session WHERE id = $1 AND owner = $2 AND fence = $3 AND NOT over FOR UPDATE
      """, .text(claim.id), .text(claim.owner), .number(Int64(claim.fence)))
  }

  /// What a claim is to be for a change of another table.
  private static let isHeld = """
    EXISTS (SELECT FROM web_session s
      WHERE s.id = $1 AND s.owner = $2 AND s.fence = $3 AND NOT s.over)
    """

  /// Runs statements that begin with the parts of a claim, if it is true; else throws
  /// ``SessionsError/leased``.
  private func run(_ claim: SessionClaim, _ statements: PostgresStatement...) async throws
    -> [[PostgresRow]]
  {
    let parts: [PostgresValue] = [
      .text(claim.id), .text(claim.owner), .number(Int64(claim.fence)),
    ]
    let all = statements.map { statement in
      var statement = statement
      statement.values = parts + statement.values
      return statement
    }
    let rows = try await run([Self.hold(claim)] + all)
    guard !rows[0].isEmpty else { throw SessionsError.leased }
    return Array(rows.dropFirst())
  }

  func setAside(_ claim: SessionClaim) async throws -> [UInt8]? {
    let rows = try await run(
      claim,
      PostgresStatement("SELECT state FROM web_aside WHERE id = $1 AND \(Self.isHeld)"),
      PostgresStatement(
        """
        INSERT INTO web_aside SELECT id, state, clock_timestamp() FROM web_session
        WHERE id = $1 AND \(Self.isHeld)
        ON CONFLICT (id) DO UPDATE SET state = excluded.state, saved = excluded.saved
        """))
    return rows[0].first?.bytes(0)
  }

  func stateAside(_ id: String) async throws -> [UInt8]? {
    try await run(PostgresStatement("SELECT state FROM web_aside WHERE id = $1", .text(id)))[0]
      .first?.bytes(0)
  }

  func takeBack(_ claim: SessionClaim) async throws {
    _ = try await run(
      claim,
      PostgresStatement(
        """
        INSERT INTO web_aside SELECT id || ' replaced', state, clock_timestamp() FROM web_session
        WHERE id = $1 AND \(Self.isHeld)
        ON CONFLICT (id) DO UPDATE SET state = excluded.state, saved = excluded.saved
        """),
      PostgresStatement(
        """
        UPDATE web_session s SET state = a.state FROM web_aside a
        WHERE s.id = $1 AND a.id = $1 AND s.owner = $2 AND s.fence = $3 AND NOT s.over
        """),
      PostgresStatement("DELETE FROM web_aside WHERE id = $1 AND \(Self.isHeld)"))
  }

  /// Counts faults, but none of an action that was carried out since.
  func addFaults(_ faults: [SessionFault]) async throws {
    let counts = Dictionary(faults.map { ($0, Int64(1)) }, uniquingKeysWith: +)
      .sorted { ($0.key.session, $0.key.number) < ($1.key.session, $1.key.number) }
    _ = try await run(
      PostgresStatement(
        """
        INSERT INTO web_fault AS f
        SELECT n.session, n.number, n.count, clock_timestamp()
        FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS n (session, number, count)
        WHERE n.number = 0 OR NOT EXISTS (
          SELECT FROM web_session s WHERE s.id = n.session AND s.applied >= n.number)
        ON CONFLICT (session, number) DO UPDATE SET count = f.count + excluded.count,
          saved = excluded.saved
        """, .texts(counts.map(\.key.session)), .numbers(counts.map { Int64($0.key.number) }),
        .numbers(counts.map(\.value))))
  }

  func faults(of id: String) async throws -> [UInt64: Int] {
    let rows = try await run(
      PostgresStatement("SELECT number, count FROM web_fault WHERE session = $1", .text(id)))
    return Dictionary(
      uniqueKeysWithValues: rows[0].map { (UInt64($0.number(0)), Int($0.number(1))) })
  }

  func forgetFaults(of claim: SessionClaim, upTo number: UInt64) async throws {
    _ = try await run(
      claim,
      PostgresStatement(
        "DELETE FROM web_fault WHERE session = $1 AND number <= $4 AND \(Self.isHeld)",
        .number(Int64(number))))
  }
}
