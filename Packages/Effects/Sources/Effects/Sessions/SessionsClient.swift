/// Keeps the sessions of a server, and the user defaults of browsers, so that they outlive its
/// process.
///
/// Several processes may use one place. Each takes a lease on a session before it serves it, and
/// what it saves without one is refused, so that no two ever serve the same.
public struct SessionsClient: Sendable {
  /// Takes a session for an owner, also from one whose lease is over, and returns it.
  ///
  /// Throws ``SessionsError/leased`` while it is another's, and returns nil if there is none.
  public var take: @Sendable (_ id: String, _ owner: String) async throws -> StoredSession?
  /// Returns what is kept of a session, also of another's; nil if there is none.
  public var look: @Sendable (_ id: String) async throws -> StoredSession?
  /// Saves sessions in one step, and renews the owner's leases on them.
  ///
  /// When it returns, they outlive the process, however it ends. Returns the ids of those that are
  /// another's by now, which were not saved.
  public var save: @Sendable (_ sessions: [StoredSession], _ owner: String) async throws -> [String]
  /// Gives all leases of an owner back, so that another process can take the sessions at once.
  public var release: @Sendable (_ owner: String) async throws -> Void
  /// Removes the sessions, and the browsers' user defaults, that were not saved for so many
  /// seconds.
  public var removeOlder: @Sendable (_ seconds: Double) async throws -> Void
  /// Returns the user defaults of a browser, as a property list; nil if there are none.
  public var defaults: @Sendable (_ browser: String) throws -> [UInt8]?
  /// Returns the same without keeping a thread waiting; nil where they are at hand.
  public var fetchDefaults: (@Sendable (_ browser: String) async throws -> [UInt8]?)?
  /// Saves the user defaults of a browser that were changed from a list, nil for none, and returns
  /// what is kept: where another process has changed them since, each value that differs is set.
  public var saveDefaults:
    @Sendable (_ list: [UInt8], _ base: [UInt8]?, _ browser: String) async throws -> [UInt8]
  /// Counts faults, one for each time that it is listed.
  public var addFaults: @Sendable (_ faults: [SessionFault]) async throws -> Void
  /// Returns how often each action of a session was at fault, by its number.
  public var faults: @Sendable (_ id: String) async throws -> [UInt64: Int]
  /// Forgets the faults of a session up to an action, as these have been carried out.
  ///
  /// Throws ``SessionsError/leased`` if it is another's by now, as the next two do.
  public var forgetFaults: @Sendable (_ claim: SessionClaim, _ number: UInt64) async throws -> Void
  /// Keeps a copy of a session's state, which this program cannot use, for one that can, and
  /// returns the copy that was kept before; nil if there was none.
  public var setAside: @Sendable (_ claim: SessionClaim) async throws -> [UInt8]?
  /// Puts that copy in the place of the session's state, and keeps the latter under another name.
  public var takeBack: @Sendable (_ claim: SessionClaim) async throws -> Void
  /// Returns the copy of a session's state that was kept last; nil if there is none.
  public var stateAside: @Sendable (_ id: String) async throws -> [UInt8]?
  /// Gives all that is a browser's to another name of it.
  public var rename: @Sendable (_ browser: String, _ name: String) async throws -> Void
  /// Returns what is known of all sessions, for an owner that asks.
  public var list: @Sendable (_ owner: String) async throws -> [StoredSessionSummary]
  /// Removes a session; throws ``SessionsError/leased`` while it is another's.
  public var remove: @Sendable (_ id: String, _ owner: String) async throws -> Void
  /// Writes something, to see whether that can be done.
  public var check: @Sendable () async throws -> Void

  /// Returns the keys that sign cookies, which all processes share; the first signs now.
  ///
  /// When the newest is so many days old, the bytes become the next. Nil where a file has them.
  public var keys: (@Sendable (_ new: [UInt8], _ days: Int) async throws -> [[UInt8]])?

  /// Gives sessions back, so that another process can take them at once.
  ///
  /// One whose claim is true no more stays as it is.
  public var letGo: @Sendable (_ claims: [SessionClaim]) async throws -> Void
  /// Returns those of some sessions that are not an owner's any more.
  public var lost: @Sendable (_ ids: [String], _ owner: String) async throws -> [String]
  /// Keeps that a browser has another name, and tells the other processes.
  public var saveRenewal: @Sendable (_ renewal: StoredRenewal) async throws -> Void
  /// Returns what is kept of a browser's names by the one before, or of those of all browsers that
  /// have got one within a day.
  public var renewals: @Sendable (_ browser: String?) async throws -> [StoredRenewal]
  /// What processes tell each other; nil where they cannot.
  public var signals: SessionSignals?

  /// Makes a client from its parts.
  public init(
    take: @escaping @Sendable (String, String) async throws -> StoredSession?,
    save: @escaping @Sendable ([StoredSession], String) async throws -> [String],
    release: @escaping @Sendable (String) async throws -> Void,
    removeOlder: @escaping @Sendable (Double) async throws -> Void,
    defaults: @escaping @Sendable (String) throws -> [UInt8]? = { _ in nil },
    fetchDefaults: (@Sendable (String) async throws -> [UInt8]?)? = nil,
    saveDefaults: @escaping @Sendable ([UInt8], [UInt8]?, String) async throws -> [UInt8] = {
      list, _, _ in list
    },
    addFaults: @escaping @Sendable ([SessionFault]) async throws -> Void = { _ in },
    faults: @escaping @Sendable (String) async throws -> [UInt64: Int] = { _ in [:] },
    forgetFaults: @escaping @Sendable (SessionClaim, UInt64) async throws -> Void = { _, _ in },
    setAside: @escaping @Sendable (SessionClaim) async throws -> [UInt8]? = { _ in nil },
    stateAside: @escaping @Sendable (String) async throws -> [UInt8]? = { _ in nil },
    takeBack: @escaping @Sendable (SessionClaim) async throws -> Void = { _ in },
    rename: @escaping @Sendable (String, String) async throws -> Void = { _, _ in },
    list: @escaping @Sendable (String) async throws -> [StoredSessionSummary] = { _ in [] },
    remove: @escaping @Sendable (String, String) async throws -> Void = { _, _ in },
    check: @escaping @Sendable () async throws -> Void = {},
    keys: (@Sendable ([UInt8], Int) async throws -> [[UInt8]])? = nil,
    look: @escaping @Sendable (String) async throws -> StoredSession? = { _ in nil },
    letGo: @escaping @Sendable ([SessionClaim]) async throws -> Void = { _ in },
    lost: @escaping @Sendable ([String], String) async throws -> [String] = { _, _ in [] },
    saveRenewal: @escaping @Sendable (StoredRenewal) async throws -> Void = { _ in },
    renewals: @escaping @Sendable (String?) async throws -> [StoredRenewal] = { _ in [] },
    signals: SessionSignals? = nil
  ) {
    (self.fetchDefaults, self.take, self.save) = (fetchDefaults, take, save)
    (self.release, self.removeOlder, self.defaults) = (release, removeOlder, defaults)
    (self.saveDefaults, self.addFaults, self.faults) = (saveDefaults, addFaults, faults)
    (self.forgetFaults, self.setAside, self.stateAside) = (forgetFaults, setAside, stateAside)
    (self.takeBack, self.rename, self.list) = (takeBack, rename, list)
    (self.remove, self.check, self.keys) = (remove, check, keys)
    (self.look, self.letGo, self.lost) = (look, letGo, lost)
    (self.saveRenewal, self.renewals, self.signals) = (saveRenewal, renewals, signals)
  }
}
