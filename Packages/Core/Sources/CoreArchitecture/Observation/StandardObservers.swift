internal import Observation

/// The readers of one observable value under the standard library's tracking.
final class StandardObservers: @unchecked Sendable {
  // Unchecked: one thread has it until a list gets it, whose lock guards it from then on.
  private let registrar = ObservationRegistrar()
  /// The first of a list of properties; most values have one that is read.
  private var first: StandardProperty?

  var hasReaders: Bool { properties.contains { $0.hasReaders() } }

  /// The properties that have readers.
  var read: [StandardProperty] { properties.filter { $0.hasReaders() } }

  private var properties: some Sequence<StandardProperty> {
    sequence(state: first) { next in
      defer { next = next?.next }
      return next
    }
  }

  /// Returns a property; nil if nobody has read it.
  func property(_ number: UInt64) -> StandardProperty? {
    var property = first
    while let found = property, found.number != number { property = found.next }
    return property
  }

  /// Registers a read if the standard library tracks reads on this thread; returns whether it does,
  /// and has no other property then.
  ///
  /// For observers of no value yet: nobody else reads them.
  func probe(_ number: UInt64) -> Bool {
    if let first, first.position > 8 { self.first = nil }
    guard access(number) else { return false }
    first = property(number)
    first?.next = nil
    return true
  }

  /// Registers a read; returns whether the standard library tracks reads on this thread.
  ///
  /// May also return true while it does not, if somebody else reads the property.
  func access(_ number: UInt64) -> Bool {
    if let property = property(number) { return property.access() }
    let property = StandardProperty(number, registrar, before: first)
    first = property
    return property.access()
  }
}

/// The readers of one property under the standard library's tracking.
///
/// Its key path is an object of its own. Who reads the property holds it, from the read to the
/// notification: first in a list of reads, then in the registrar. While nobody else holds it,
/// nobody observes; nothing else tells when a reader has stopped.
final class StandardProperty: @unchecked Sendable {
  // Unchecked: the key path never changes, and the lock of the list guards the count of those who
  // hold it against new readers.
  let number: UInt64
  /// The next in the list, and how many there are from this one on; guarded as the list is.
  @exclusivity(unchecked) fileprivate(set) var next: StandardProperty?
  fileprivate let position: UInt8
  private let registrar: ObservationRegistrar
  @exclusivity(unchecked) private var keyPath: KeyPath<StandardSubject, Void>

  init(_ number: UInt64, _ registrar: ObservationRegistrar, before next: StandardProperty?) {
    self.number = number
    self.next = next
    position = next.map { $0.position &+ 1 } ?? 1
    self.registrar = registrar
    keyPath = \StandardSubject.[PropertyNumber(value: number)]
  }

  /// Called under the lock of the list.
  func hasReaders() -> Bool { !isKnownUniquelyReferenced(&keyPath) }

  /// Called under the lock of the list.
  func access() -> Bool {
    registrar.access(StandardSubject(), keyPath: keyPath)
    return hasReaders()
  }

  /// What notifies the readers there are; taken under the lock of the list.
  var notification: Notification { Notification(property: self, keyPath: keyPath) }

  /// Notifies the readers of a property; it holds the key path, as they do.
  struct Notification {
    fileprivate let property: StandardProperty
    fileprivate let keyPath: KeyPath<StandardSubject, Void>

    /// Called without a lock, as readers may come back.
    func fire() {
      property.registrar.withMutation(of: StandardSubject(), keyPath: keyPath) {}
    }
  }
}

/// Stands in for the observed value.
private struct StandardSubject: Observable {
  subscript(_: PropertyNumber) -> Void { () }
}

/// The number of a property, which a key path hashes at each use, five times an observation.
private struct PropertyNumber: Hashable {
  let value: UInt64

  // Asked by key paths; the number itself serves, as they hash it further.
  var hashValue: Int { Int(truncatingIfNeeded: value) }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
