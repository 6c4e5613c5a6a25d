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
    var standard: [StandardObservers] = []

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

    /// The registrar of a property that is read under the standard library's tracking.
    mutating func read(_ property: UInt64) -> ObservationRegistrar {
      if let index = standard.firstIndex(where: { $0.property == property }) {
        standard[index].wasRead = true
        return standard[index].registrar
      }
      let observers = StandardObservers(property: property)
      standard.append(observers)
      return observers.registrar
    }

    /// The registrar of a property that changes; it goes with the second change after a read.
    ///
    /// Not with the first: the read may be of a tracking that another thread has yet to finish.
    mutating func change(_ property: UInt64) -> ObservationRegistrar? {
      guard let index = standard.firstIndex(where: { $0.property == property }) else { return nil }
      let registrar = standard[index].registrar
      if standard[index].wasRead {
        standard[index].wasRead = false
      } else {
        standard.remove(at: index)
      }
      return registrar
    }
  }

  private struct StandardObservers {
    let property: UInt64
    let registrar = ObservationRegistrar()
    /// Whether it was read since the last change.
    var wasRead = true
  }

  private let observers = Locked(Observers())
  private let observed = Atomic<Bool>(false)

  init() {}

  /// Whether anyone may be waiting for a change. Never false while someone is.
  var isObserved: Bool { observed.load(ordering: .acquiring) }

  /// Notes a read, if anyone tracks reads.
  func access(_ property: UInt64) {
    let thread = ObservationThread.current
    if let accesses = thread.accesses { return accesses.append(self, property) }
    guard thread.changes == nil, thread.standardTracking.isActive() else { return }
    let registrar = observers.withLock { observers in
      observed.store(true, ordering: .releasing)
      return observers.read(property)
    }
    registrar.access(ObservationSubject(), keyPath: \.value)
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
    let (first, rest, registrar) = observers.withLock { observers in
      let (first, rest) = observers.take(property)
      let registrar = observers.change(property)
      if observers.isEmpty { observed.store(false, ordering: .releasing) }
      return (first, rest, registrar)
    }
    first?.fire()
    for token in rest { token.fire() }
    registrar?.withMutation(of: ObservationSubject(), keyPath: \.value) {}
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
  var value: Void { () }
}
