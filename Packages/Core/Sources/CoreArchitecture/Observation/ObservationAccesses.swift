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
