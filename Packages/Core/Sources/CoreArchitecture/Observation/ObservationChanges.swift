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
