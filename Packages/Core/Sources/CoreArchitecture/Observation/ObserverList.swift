@_spi(Locked) internal import CoreDependencies
internal import CoreToolchain
internal import Observation
internal import Synchronization

/// The observers of one observable value; copies of the value share it.
final class ObserverList: Sendable {
  private struct Entry {
    let property: UInt64
    let token: ObservationToken
  }

  private struct Observers {
    var tokens: [Entry] = []
    /// The number of tokens at which those that other values have fired are removed.
    var sweepCount = 8
    /// One entry per property, for readers under the standard library's tracking.
    var standard: [(property: UInt64, interest: WeakInterest)] = []
    /// Notifies the readers under the standard library's tracking.
    var registrar: ObservationRegistrar?

    var isEmpty: Bool { tokens.isEmpty && standard.isEmpty }

    mutating func insert(_ token: ObservationToken, for property: UInt64) {
      if tokens.count >= sweepCount {
        tokens.removeAll { $0.token.isSpent }
        sweepCount = max(8, tokens.count * 2)
      }
      tokens.append(Entry(property: property, token: token))
    }

    /// Removes and returns the tokens of a property, usually at most one, and drops fired ones.
    mutating func take(_ property: UInt64) -> (ObservationToken?, rest: [ObservationToken]) {
      if tokens.count == 1, tokens[0].property == property {
        return (tokens.removeLast().token, [])
      }
      var first: ObservationToken?
      var rest: [ObservationToken] = []
      tokens.removeAll { entry in
        guard entry.property == property else { return entry.token.isSpent }
        if first == nil { first = entry.token } else { rest.append(entry.token) }
        return true
      }
      return (first, rest)
    }

    /// Registers a read under the standard library's tracking, and returns the interest to notify.
    mutating func read(_ property: UInt64) -> (ObservationRegistrar, StandardInterest) {
      let registrar = self.registrar ?? ObservationRegistrar()
      self.registrar = registrar
      standard.removeAll { $0.interest.value == nil }
      for (other, interest) in standard where other == property {
        if let interest = interest.value { return (registrar, interest) }
      }
      let interest = StandardInterest()
      standard.append((property, WeakInterest(value: interest)))
      return (registrar, interest)
    }

    /// Returns the interest to notify of a change under the standard library's tracking.
    mutating func standardInterest(in property: UInt64) -> StandardInterest? {
      standard.removeAll { $0.interest.value == nil }
      return standard.first { $0.property == property }?.interest.value
    }
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
    guard thread.changes == nil, thread.standardTracking.isActive() else { return }
    let (registrar, interest) = observers.withLock { observers in
      observed.store(true, ordering: .releasing)
      return observers.read(property)
    }
    registrar.access(ObservationSubject(), keyPath: \ObservationSubject.[interest])
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
    let (first, rest, registrar, interest) = observers.withLock { observers in
      let (first, rest) = observers.take(property)
      let interest = observers.standardInterest(in: property)
      if observers.isEmpty { observed.store(false, ordering: .releasing) }
      return (first, rest, observers.registrar, interest)
    }
    first?.fire()
    for token in rest { token.fire() }
    if let interest { registrar?.withMutation(of: ObservationSubject(), keyPath: \.[interest]) {} }
  }

  func insert(_ token: ObservationToken, for property: UInt64) {
    observers.withLock { observers in
      observers.insert(token, for: property)
      observed.store(true, ordering: .releasing)
    }
  }
}

/// Stands in for the observed value when the standard library tracks reads.
private struct ObservationSubject: Observable {
  subscript(_: StandardInterest) -> Void { () }
}

/// The interest of one reader under the standard library's tracking.
///
/// The reader's list of reads holds the key path, which holds this object. It therefore lives as
/// long as the reader tracks, and nothing else tells when a reader has stopped.
private final class StandardInterest: Hashable, Sendable {
  static func == (lhs: StandardInterest, rhs: StandardInterest) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct WeakInterest {
  weak var value: StandardInterest?
}
