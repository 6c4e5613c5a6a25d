public import Foundation

extension SessionsClient {
  /// Returns a client that keeps sessions in a SQLite file, which is created if there is none.
  ///
  /// What is saved survives the end of the process, also by `kill -9`; a loss of power can undo the
  /// last moments, as nothing waits for the disk. A lease ends after so many seconds without a
  /// save, or when its process no longer runs on this machine.
  ///
  /// Throws a ``SessionsError``. A file that is damaged stays as it is, unless a closure is given
  /// to be told the name that it has got: then a new one is begun.
  public static func sqlite(
    at file: URL, lease: Double = 30, replacing tell: ((_ name: String) -> Void)? = nil
  ) throws -> Self {
    let file = try SessionsFile(file, lease: lease, replacing: tell)
    return Self(
      take: { id, owner in try await file.use { try await $0.take(id, owner: owner) } },
      save: { sessions, owner in try await file.use { try await $0.save(sessions, owner: owner) } },
      release: { owner in try await file.use { try await $0.release(owner: owner) } },
      removeOlder: { seconds in try await file.use { try await $0.removeOlder(seconds) } },
      defaults: { browser in try file.read { try $0.defaults(of: browser) } },
      saveDefaults: { list, base, browser in
        try await file.use { try await $0.saveDefaults(list, changedFrom: base, of: browser) }
      },
      addFaults: { faults in try await file.use { try await $0.addFaults(faults) } },
      faults: { id in try await file.use { try await $0.faults(of: id) } },
      forgetFaults: { claim, number in
        try await file.use { try await $0.forgetFaults(of: claim, upTo: number) }
      },
      setAside: { claim in try await file.use { try await $0.setAside(claim) } },
      stateAside: { id in try await file.use { try await $0.stateAside(id) } },
      takeBack: { claim in try await file.use { try await $0.takeBack(claim) } },
      rename: { browser, name in try await file.use { try await $0.rename(browser, to: name) } },
      list: { owner in try await file.use { try await $0.list(for: owner) } },
      remove: { id, owner in try await file.use { try await $0.remove(id, owner: owner) } },
      check: { try await file.use { try await $0.check() } }
    )
  }
}
