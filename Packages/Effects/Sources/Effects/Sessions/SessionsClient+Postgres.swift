extension SessionsClient {
  /// Returns a client that keeps sessions in PostgreSQL, for any number of processes on any number
  /// of machines.
  ///
  /// The address is a URL as libpq takes it, such as `postgres://one,two/name`; user and password
  /// may stand in the environment or in the file that `PGPASSFILE` names. The tables are made if
  /// there are none. A lease is of a whole process: it is renewed while the process runs, and ends
  /// by the database's clock so many seconds after that. Each change of a session's owner has a
  /// number, which all that is written of the session has to bring.
  ///
  /// Throws a ``SessionsError``.
  public static func postgres(at address: String, lease: Double = 4) async throws -> Self {
    let database = try await PostgresSessions(at: address, lease: lease)
    return Self(
      take: { try await database.take($0, owner: $1) },
      save: { try await database.save($0, owner: $1) },
      release: { try await database.release(owner: $0) },
      removeOlder: { try await database.removeOlder($0) },
      defaults: { try database.defaults(of: $0) },
      fetchDefaults: { try await database.fetchDefaults(of: $0) },
      saveDefaults: { try await database.saveDefaults($0, changedFrom: $1, of: $2) },
      addFaults: { try await database.addFaults($0) },
      faults: { try await database.faults(of: $0) },
      forgetFaults: { try await database.forgetFaults(of: $0, upTo: $1) },
      setAside: { try await database.setAside($0) },
      stateAside: { try await database.stateAside($0) },
      takeBack: { try await database.takeBack($0) },
      rename: { try await database.rename($0, to: $1) },
      list: { try await database.list(for: $0) },
      remove: { try await database.remove($0, owner: $1) },
      check: { try await database.check() },
      keys: { try await database.keys($0, days: $1) },
      look: { try await database.look($0) },
      letGo: { try await database.letGo($0) },
      lost: { try await database.lost($0, of: $1) },
      saveRenewal: { try await database.saveRenewal($0) },
      renewals: { try await database.renewals(of: $0) },
      signals: database.post.signals
    )
  }
}
