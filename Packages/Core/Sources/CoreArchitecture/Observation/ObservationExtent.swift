internal import Observation
internal import Synchronization

/// The observers of one observable value; its copies share it.
@usableFromInline
final class ObservationExtent: Sendable {
  private struct Observers {
    var tokens: [(property: UInt64, token: ObservationToken)] = []
    /// One registrar a property, for readers under the standard library's own tracking.
    var registrars: [(property: UInt64, registrar: ObservationRegistrar)] = []
  }

  private let observers = Mutex(Observers())
  private let observed = Atomic<Bool>(false)

  @usableFromInline
  init() {}

  /// Whether anyone may be waiting for a change. Never false while someone is.
  @usableFromInline
  var isObserved: Bool { observed.load(ordering: .acquiring) }

  @usableFromInline
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
  @usableFromInline
  func notify(_ property: UInt64) {
    guard isObserved else { return }
    if let changes = ObservationThread.existing?.changes {
      changes.append(self, property)
    } else {
      fire(property)
    }
  }

  func fire(_ property: UInt64) {
    let (tokens, registrar) = observers.withLock { observers in
      var fired: [ObservationToken] = []
      observers.tokens.removeAll { entry in
        guard entry.property == property else { return false }
        fired.append(entry.token)
        return true
      }
      updateObserved(observers)
      return (fired, observers.registrars.first { $0.property == property }?.registrar)
    }
    for token in tokens { token.fire() }
    registrar?.withMutation(of: ObservationSubject(), keyPath: \.value) {}
  }

  func insert(_ token: ObservationToken, for property: UInt64) {
    observers.withLock { observers in
      observers.tokens.append((property, token))
      updateObserved(observers)
    }
  }

  func remove(_ token: ObservationToken) {
    observers.withLock { observers in
      observers.tokens.removeAll { $0.token === token }
      updateObserved(observers)
    }
  }

  private func updateObserved(_ observers: borrowing Observers) {
    observed.store(
      !observers.tokens.isEmpty || !observers.registrars.isEmpty, ordering: .releasing)
  }

  private func registrar(for property: UInt64) -> ObservationRegistrar {
    observers.withLock { observers in
      if let found = observers.registrars.first(where: { $0.property == property }) {
        return found.registrar
      }
      let registrar = ObservationRegistrar()
      observers.registrars.append((property, registrar))
      updateObserved(observers)
      return registrar
    }
  }
}

/// Stands for the observed value towards the standard library.
private struct ObservationSubject: Observable {
  var value: Void { () }
}
