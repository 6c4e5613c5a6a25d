@_spi(Locked) internal import CoreDependencies
internal import CoreToolchain
internal import Synchronization

/// The observers of one observable value; copies of the value share it.
// Unchecked: all that it holds is atomic or behind the lock; classes with heirs are not checked.
class ObserverList: @unchecked Sendable {
  private struct Entry {
    let property: UInt64
    let token: ObservationToken
  }

  private struct Observers {
    /// The oldest token; most lists have no other.
    var first: Entry?
    var others: [Entry] = []
    /// The number of tokens at which those that other values have fired are removed.
    var sweepCount = 8
    /// Readers under the standard library's tracking; nil while there are none.
    var standard: StandardObservers?

    mutating func insert(_ token: ObservationToken, for property: UInt64) {
      let entry = Entry(property: property, token: token)
      if others.isEmpty, first == nil || first!.token.isSpent { return first = entry }
      if others.count >= sweepCount {
        others.removeAll { $0.token.isSpent }
        sweepCount = max(8, others.count * 2)
      }
      others.append(entry)
    }

    /// Removes and returns the tokens of a property, usually at most one, and drops fired ones.
    mutating func take(_ property: UInt64) -> (ObservationToken?, rest: [ObservationToken]) {
      var found: ObservationToken?
      if let first, first.property == property || first.token.isSpent {
        if first.property == property { found = first.token }
        self.first = nil
      }
      if others.isEmpty { return (found, []) }
      var rest: [ObservationToken] = []
      others.removeAll { entry in
        guard entry.property == property else { return entry.token.isSpent }
        if found == nil { found = entry.token } else { rest.append(entry.token) }
        return true
      }
      return (found, rest)
    }

    /// Returns a property with readers under the standard library's tracking; else nil.
    ///
    /// Drops the registrar once nobody reads under it.
    mutating func standardProperty(_ property: UInt64) -> StandardProperty? {
      guard let standard else { return nil }
      if let property = standard.property(property), property.hasReaders() { return property }
      if !standard.hasReaders { self.standard = nil }
      return nil
    }

    var isEmpty: Bool { first == nil && others.isEmpty && standard == nil }
  }

  private let observers = Locked(Observers())
  private let observed = Atomic<Bool>(false)
  private let changes = Atomic<UInt32>(0)

  init() {}

  /// The number of changes that ``willNotify()`` was told of.
  ///
  /// Who reads a value asks for it before, and once more when registered: a change in between, by
  /// another thread, has notified nobody.
  var version: UInt32 { changes.load(ordering: .acquiring) }

  /// Whether a change may have an observer.
  ///
  /// It is never false while there is one.
  var isObserved: Bool { observed.load(ordering: .acquiring) }

  /// Registers a read of a property, if reads are being tracked.
  func access(_ property: UInt64) {
    let thread = ObservationThread.current
    if let accesses = thread.accesses { return accesses.append(self, property) }
    guard thread.changes == nil else { return }
    if accessStandard(property, of: thread) { thread.didAccessStandard(self) }
  }

  /// Registers a read under the standard library's tracking; returns whether that is under way.
  private func accessStandard(_ property: UInt64, of thread: ObservationThread) -> Bool {
    // A registrar that is there already answers for nothing; a probe costs as much as a read.
    let isKnown = isObserved ? observers.withLock { $0.standard?.access(property) } : nil
    if let isKnown { return isKnown }
    guard let spare = thread.standardObservers(of: property) else { return false }
    observers.withLock { observers in
      observed.store(true, ordering: .releasing)
      if let standard = observers.standard {
        // Another thread was quicker.
        _ = standard.access(property)
      } else {
        observers.standard = spare
      }
    }
    return true
  }

  /// Notifies the observers of a property; within a reducer, after it has returned.
  func notify(_ property: UInt64) {
    guard isObserved else { return }
    if let changes = ObservationThread.existing?.changes {
      changes.append(self, property)
    } else {
      fire(property)
    }
  }

  /// Notifies the observers of a value that several threads use; called after its change.
  func notifyFromAnyThread(_ property: UInt64) {
    willNotify()
    let thread = ObservationThread.existing
    thread?.accesses?.acknowledgeChange(of: self)
    if let changes = thread?.changes {
      changes.append(self, property)
    } else {
      // The lock that this takes orders it with an observer that registers now.
      fire(property)
    }
  }

  /// Makes observers fire that have read the value and are not registered yet.
  func willNotify() { changes.wrappingAdd(1, ordering: .releasing) }

  func fire(_ property: UInt64) {
    let (first, rest, standard) = observers.withLock { observers in
      let (first, rest) = observers.take(property)
      let standard = observers.standardProperty(property)?.notification
      if observers.isEmpty { observed.store(false, ordering: .releasing) }
      return (first, rest, standard)
    }
    first?.fire()
    for token in rest { token.fire() }
    standard?.fire()
  }

  /// Notifies the readers of all properties who read under the standard library's tracking.
  func fireStandard() {
    let notifications = observers.withLock { $0.standard?.read.map(\.notification) ?? [] }
    for notification in notifications { notification.fire() }
  }

  func insert(_ token: ObservationToken, for property: UInt64) {
    observers.withLock { observers in
      observers.insert(token, for: property)
      observed.store(true, ordering: .releasing)
    }
  }
}
