@_spi(Locked) internal import CoreDependencies
internal import Observation
internal import Synchronization

/// The observers of one observable value; its copies share it.
final class ObservationExtent: Sendable {
  private struct Entry {
    let property: UInt64
    let token: ObservationToken
  }

  private struct Observers {
    var tokens: [Entry] = []
    /// At this many tokens, those that fired because of other values are forgotten.
    var sweepCount = 8
    /// One a property, for readers under the standard library's own tracking.
    var standard: [(property: UInt64, interest: WeakInterest)] = []
    /// Tells them.
    var registrar: ObservationRegistrar?

    var isEmpty: Bool { tokens.isEmpty && standard.isEmpty }

    mutating func insert(_ token: ObservationToken, for property: UInt64) {
      if tokens.count >= sweepCount {
        tokens.removeAll { $0.token.isSpent }
        sweepCount = max(8, tokens.count * 2)
      }
      tokens.append(Entry(property: property, token: token))
    }

    /// Takes out the tokens of a property, most often one at most, and forgets those that fired.
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

    /// Notes a read under the standard library's tracking, and returns what it is to be told of.
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

    /// Whom to tell of a change under the standard library's tracking.
    mutating func standardInterest(in property: UInt64) -> StandardInterest? {
      standard.removeAll { $0.interest.value == nil }
      return standard.first { $0.property == property }?.interest.value
    }
  }

  private let observers = Locked(Observers())
  private let observed = Atomic<Bool>(false)

  init() {}

  /// Whether anyone may be waiting for a change.
  ///
  /// Never false while someone is.
  var isObserved: Bool { observed.load(ordering: .acquiring) }

  /// Notes a read, if anyone tracks reads.
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

  /// Tells observers of a property, after the running reducer if there is one.
  func notify(_ property: UInt64) {
    guard isObserved else { return }
    if let changes = ObservationThread.existing?.changes {
      changes.append(self, property)
    } else {
      fire(property)
    }
  }

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

/// Stands for the observed value towards the standard library.
private struct ObservationSubject: Observable {
  subscript(_: StandardInterest) -> Void { () }
}

/// What somebody reads under the standard library's tracking.
///
/// It lives for as long as they track: their list of reads holds the key path, which holds this.
/// Nothing else tells when they have ceased.
private final class StandardInterest: Hashable, Sendable {
  static func == (lhs: StandardInterest, rhs: StandardInterest) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct WeakInterest {
  weak var value: StandardInterest?
}
