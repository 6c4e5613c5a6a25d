internal import Foundation

/// The observation that is under way on one thread.
///
/// Its properties are set only during a synchronous call, so thread-local storage is enough. No two
/// accesses to a property overlap, so they do without the check for exclusive access.
final class ObservationThread {
  /// Collects the reads of a tracked closure.
  @exclusivity(unchecked) var accesses: ObservationAccesses?
  /// Collects the changes of a running reducer; observers are notified when it has returned.
  @exclusivity(unchecked) var changes: ObservationChanges?
  private(set) lazy var standardTracking = StandardTracking()
  /// The number of presented features around the running reducer.
  var presentationDepth = 0
  /// The place of the running reducer in the tree of effect scopes.
  @exclusivity(unchecked) var walk: ScopeWalk?
  /// Collects the changes of shared values in a running closure.
  @exclusivity(unchecked) var sharedChanges: SharedChangeTracker?
  /// The expectations of a running assertion about shared values.
  @exclusivity(unchecked) var sharedAssertion: SharedAssertion?
  /// A list of reads that is not in use, kept so that its memory is used again.
  @exclusivity(unchecked) private var spareAccesses: ObservationAccesses?

  func makeAccesses() -> ObservationAccesses {
    spareAccesses.take() ?? ObservationAccesses()
  }

  func reuse(_ accesses: ObservationAccesses) {
    accesses.removeAll()
    spareAccesses = accesses
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { Unmanaged<ObservationThread>.fromOpaque($0!).release() }
    return key
  }()

  static var current: ObservationThread {
    if let existing { return existing }
    let made = ObservationThread()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  static var existing: ObservationThread? {
    pthread_getspecific(key).map {
      Unmanaged<ObservationThread>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

/// The reads of one tracked closure.
final class ObservationAccesses {
  struct Access {
    let extent: ObservationExtent
    let property: UInt64
  }

  @exclusivity(unchecked) private(set) var list: [Access] = []

  func append(_ extent: ObservationExtent, _ property: UInt64) {
    if let last = list.last, last.extent === extent, last.property == property { return }
    list.append(Access(extent: extent, property: property))
  }

  func append(contentsOf other: ObservationAccesses) {
    list.append(contentsOf: other.list)
  }

  func removeAll() {
    list.removeAll(keepingCapacity: list.count < 1_000)
  }
}

/// The observed changes of one run of a reducer.
final class ObservationChanges {
  @exclusivity(unchecked) private var list: [ObservationAccesses.Access] = []

  func append(_ extent: ObservationExtent, _ property: UInt64) {
    list.append(.init(extent: extent, property: property))
  }

  /// Notifies the observers, then those of the changes that they make.
  func fire() {
    guard !list.isEmpty else { return }
    var next = 0
    while next < list.count {
      let change = list[next]
      next += 1
      change.extent.fire(change.property)
    }
    list.removeAll(keepingCapacity: true)
  }
}
