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
    /// One registrar a property, for readers under the standard library's own tracking.
    var registrars: [(property: UInt64, registrar: ObservationRegistrar)] = []

    var isEmpty: Bool { tokens.isEmpty && registrars.isEmpty }

    mutating func insert(_ token: ObservationToken, for property: UInt64) {
      if tokens.count >= sweepCount {
        tokens.removeAll { $0.token.isSpent }
        sweepCount = max(8, tokens.count * 2)
      }
      tokens.append(Entry(property: property, token: token))
    }

    /// Takes out the tokens of a property; most often there is one at most.
    mutating func take(_ property: UInt64) -> (ObservationToken?, rest: [ObservationToken]) {
      if tokens.count == 1 {
        return (tokens[0].property == property ? tokens.removeLast().token : nil, [])
      }
      var first: ObservationToken?
      var rest: [ObservationToken] = []
      tokens.removeAll { entry in
        guard entry.property == property else { return false }
        if first == nil { first = entry.token } else { rest.append(entry.token) }
        return true
      }
      return (first, rest)
    }
  }

  private let observers = Locked(Observers())
  private let observed = Atomic<Bool>(false)

  init() {}

  /// Whether anyone may be waiting for a change. Never false while someone is.
  var isObserved: Bool { observed.load(ordering: .acquiring) }

  func access(_ property: UInt64) {
    if let thread = ObservationThread.existing {
      if let accesses = thread.accesses {
        accesses.append(self, property)
        return
      }
      if thread.changes != nil { return }
    }
    registrar(for: property).access(ObservationSubject(), keyPath: \.value)
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
      if observers.isEmpty { observed.store(false, ordering: .releasing) }
      return (first, rest, observers.registrars.first { $0.property == property }?.registrar)
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

  private func registrar(for property: UInt64) -> ObservationRegistrar {
    observers.withLock { observers in
      if let found = observers.registrars.first(where: { $0.property == property }) {
        return found.registrar
      }
      let registrar = ObservationRegistrar()
      observers.registrars.append((property, registrar))
      observed.store(true, ordering: .releasing)
      return registrar
    }
  }
}

/// Stands for the observed value towards the standard library.
private struct ObservationSubject: Observable {
  var value: Void { () }
}
