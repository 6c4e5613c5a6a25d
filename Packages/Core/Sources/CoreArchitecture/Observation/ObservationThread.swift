internal import Foundation

/// What is going on, as far as observation is concerned, on one thread.
///
/// Both are set only for the length of a synchronous call, so a thread-local place serves. Nothing
/// here is reached from two places at once, so the properties do without checks for that.
final class ObservationThread {
  /// Collects what a tracked closure reads.
  @exclusivity(unchecked) var accesses: ObservationAccesses?
  /// Collects what a running reducer changes; observers are told when it has returned.
  @exclusivity(unchecked) var changes: ObservationChanges?
  private(set) lazy var standardTracking = StandardTracking()
  /// How many presented features the running reducer is inside of.
  var presentationDepth = 0
  /// Where the running reducer is among the homes of effects.
  @exclusivity(unchecked) var walk: ScopeWalk?
  /// Notes what shared values a running closure changes.
  @exclusivity(unchecked) var sharedChanges: SharedChangeTracker?
  /// What a running assertion expects of shared values.
  @exclusivity(unchecked) var sharedAssertion: SharedAssertion?
  /// A list that is not in use, kept with its memory.
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

  /// Tells the observers.
  ///
  /// What they change meanwhile comes after.
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
