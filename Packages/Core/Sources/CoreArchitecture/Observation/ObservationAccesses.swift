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
