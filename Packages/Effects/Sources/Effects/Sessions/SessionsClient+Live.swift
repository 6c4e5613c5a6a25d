public import Foundation

extension SessionsClient {
  /// Returns a client that keeps sessions in a SQLite file, which is created if there is none.
  ///
  /// What is saved survives the end of the process, also by `kill -9`; a loss of power can undo the
  /// last moments, as nothing waits for the disk. A lease ends after so many seconds without a save,
  /// or when its process no longer runs on this machine.
  public static func sqlite(at file: URL, lease: Double = 30) throws -> Self {
    let database = try SessionsDatabase(file: file, lease: lease)
    return Self(
      take: { try await database.take($0, owner: $1) },
      save: { try await database.save($0, owner: $1) },
      release: { try await database.release(owner: $0) },
      removeOlder: { try await database.removeOlder($0) },
      defaults: { try database.defaults(of: $0) },
      saveDefaults: { try await database.saveDefaults($0, of: $1) },
      addFaults: { try await database.addFaults($0) },
      faults: { try await database.faults(of: $0) },
      forgetFaults: { try await database.forgetFaults(of: $0, upTo: $1) },
      setAside: { try await database.setAside($0) },
      rename: { try await database.rename($0, to: $1) },
      list: { try await database.list(for: $0) },
      remove: { try await database.remove($0, owner: $1) }
    )
  }
}
