/// The tables, which are brought up to date when a process begins.
extension PostgresSessions {
  /// What leads from each version of the tables to the next.
  ///
  /// Processes of before run on meanwhile: nothing that they use is taken away, and what is new has
  /// a value for what they write.
  private static let versions: [[String]] = [
    [
      """
      CREATE TABLE IF NOT EXISTS web_session (
        id text PRIMARY KEY, browser text NOT NULL, applied bigint NOT NULL, state bytea NOT NULL,
        owner text NOT NULL, fence bigint NOT NULL, step bigint NOT NULL,
        begun timestamptz NOT NULL, saved timestamptz NOT NULL, over boolean NOT NULL DEFAULT false
      ) WITH (fillfactor = 70)
      """,
      "CREATE INDEX IF NOT EXISTS web_session_browser ON web_session (browser)",
      """
      CREATE TABLE IF NOT EXISTS web_process (
        name text PRIMARY KEY, channel text NOT NULL, until timestamptz NOT NULL)
      """,
      """
      CREATE TABLE IF NOT EXISTS web_defaults (
        browser text PRIMARY KEY, list bytea NOT NULL, saved timestamptz NOT NULL)
      """,
      """
      CREATE TABLE IF NOT EXISTS web_aside (
        id text PRIMARY KEY, state bytea NOT NULL, saved timestamptz NOT NULL)
      """,
      """
      CREATE TABLE IF NOT EXISTS web_fault (
        session text, number bigint, count bigint NOT NULL, saved timestamptz NOT NULL,
        PRIMARY KEY (session, number))
      """,
      """
      CREATE TABLE IF NOT EXISTS web_renewal (
        browser text PRIMARY KEY, name text NOT NULL, page text NOT NULL, ticket text NOT NULL,
        session text NOT NULL, used boolean NOT NULL, begun timestamptz NOT NULL)
      """,
      "CREATE TABLE IF NOT EXISTS web_key (made timestamptz NOT NULL, bytes bytea NOT NULL)",
    ]
  ]

  /// Brings the tables to the newest version; of several processes that begin, one does.
  func migrate() async throws {
    let version = try await version()
    for (index, statements) in Self.versions.enumerated() where index >= version {
      let last = PostgresStatement(
        """
        INSERT INTO web_schema (id, version) VALUES (1, $1)
        ON CONFLICT (id) DO UPDATE SET version = greatest(web_schema.version, excluded.version)
        """, .number(Int64(index + 1)))
      _ = try await run(
        [Self.lock, PostgresStatement(Self.schema)] + statements.map { PostgresStatement($0) } + [
          last
        ])
    }
  }

  /// Keeps other processes waiting until a transaction ends.
  static let lock = PostgresStatement("SELECT pg_advisory_xact_lock(7318349394477056)")

  private static let schema =
    "CREATE TABLE IF NOT EXISTS web_schema (id bigint PRIMARY KEY, version bigint NOT NULL)"

  private func version() async throws -> Int {
    let found = try await run(PostgresStatement("SELECT to_regclass('web_schema') IS NOT NULL"))
    guard found[0].first?.isTrue(0) == true else { return 0 }
    let rows = try await run(PostgresStatement("SELECT version FROM web_schema"))
    return Int(rows[0].first?.number(0) ?? 0)
  }
}
