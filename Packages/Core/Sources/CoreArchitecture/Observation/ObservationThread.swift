/// The observation that is under way on one thread.
///
/// Its properties are set only during a synchronous call, so thread-local storage is enough. No two
/// accesses to a property overlap, so they do without the check for exclusive access.
final class ObservationThread {
  /// Collects the reads of a tracked closure.
  @exclusivity(unchecked) var accesses: ObservationAccesses?
  /// Collects the changes of a running reducer; observers are notified when it has returned.
  @exclusivity(unchecked) var changes: ObservationChanges?
  /// Is told which actions are carried out, if a host has asked for that.
  @exclusivity(unchecked) var trace: ActionTrace?
  /// Observers that no value uses yet.
  ///
  /// The next value gets them whose first reader is under the standard library's tracking: a read
  /// of theirs tells whether that is under way.
  @exclusivity(unchecked) private var spareObservers = StandardObservers()
  /// The state's observers, while a store waits for whether its reader registers with them under
  /// the standard library's tracking; nil once the reader has.
  @exclusivity(unchecked) var awaited: ObjectIdentifier?
  /// A list of reads that is not in use, kept so that its memory is used again.
  @exclusivity(unchecked) private var spareAccesses: ObservationAccesses?
  /// The same of changes: stores that send to each other need several at a time.
  @exclusivity(unchecked) private var spareChanges: ObservationChanges?
  /// Takes the place of a list of reads where these are of no interest.
  let ignoredAccesses = ObservationAccesses(isIgnored: true)

  func makeAccesses() -> ObservationAccesses {
    spareAccesses.take() ?? ObservationAccesses()
  }

  func reuse(_ accesses: ObservationAccesses) {
    accesses.removeAll()
    spareAccesses = accesses
  }

  func makeChanges() -> ObservationChanges { spareChanges.take() ?? ObservationChanges() }

  /// Takes back a list of changes that have been told.
  func reuse(_ changes: ObservationChanges) { spareChanges = changes }

  /// Returns observers with which a read of a property is registered.
  ///
  /// Nil while the standard library tracks no reads on this thread.
  func standardObservers(of property: UInt64) -> StandardObservers? {
    guard spareObservers.probe(property) else { return nil }
    defer { spareObservers = StandardObservers() }
    return spareObservers
  }

  func didAccessStandard(_ observers: ObserverList) {
    if awaited == ObjectIdentifier(observers) { awaited = nil }
  }

  private static let slot = ThreadSlot { ObservationThread() }

  static var current: ObservationThread { slot.current }

  static var existing: ObservationThread? { slot.existing }
}

/// The reads of one tracked closure.
final class ObservationAccesses {
  struct Access {
    let observers: ObserverList
    let property: UInt64
    /// The version that was read.
    var version: UInt32
  }

  @exclusivity(unchecked) private(set) var list: [Access] = []
  /// Fires when something changes that was read; nil until something was.
  @exclusivity(unchecked) private(set) var token: ObservationToken?
  /// Whether reads are left out.
  private let isIgnored: Bool

  init(isIgnored: Bool = false) { self.isIgnored = isIgnored }

  /// Returns the token of the reads, which is made at the first.
  func token(madeBy make: () -> ObservationToken) -> ObservationToken {
    if let token { return token }
    let made = make()
    token = made
    return made
  }

  func append(_ observers: ObserverList, _ property: UInt64) {
    if isIgnored { return }
    if let last = list.last, last.observers === observers, last.property == property { return }
    list.append(Access(observers: observers, property: property, version: observers.version))
  }

  /// Takes note of a change that the tracked closure has made itself.
  func acknowledgeChange(of observers: ObserverList) {
    for index in list.indices where list[index].observers === observers {
      list[index].version &+= 1
    }
  }

  func append(contentsOf other: ObservationAccesses) {
    if !isIgnored { list.append(contentsOf: other.list) }
  }

  func removeAll() {
    token = nil
    if !list.isEmpty { list.removeAll(keepingCapacity: list.count < 1_000) }
  }
}

/// The observed changes of one run of a reducer.
final class ObservationChanges {
  private struct Change {
    let observers: ObserverList
    let property: UInt64
  }

  @exclusivity(unchecked) private var list: [Change] = []

  func append(_ observers: ObserverList, _ property: UInt64) {
    list.append(Change(observers: observers, property: property))
  }

  /// Notifies the observers, then those of the changes that they make.
  func fire() {
    guard !list.isEmpty else { return }
    var next = 0
    while next < list.count {
      let change = list[next]
      next += 1
      change.observers.fire(change.property)
    }
    list.removeAll(keepingCapacity: true)
  }
}
