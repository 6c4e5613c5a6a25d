internal import Foundation

/// Shares out a length among views or columns.
///
/// Those of the highest priority come first, and of these the least flexible; the least lengths of
/// lower priorities are kept back; each is offered the rest divided by those that are left, never
/// less than the least it can do with, and what it has taken is taken off. In a tight row none is
/// offered so much that too little is left for the least of the others.
struct RoomShare {
  private let axis: Axis
  private let unit: LayoutUnit
  private let isTight: Bool
  private let measure: (Int, CGFloat) -> CGFloat
  private(set) var offers: [CGFloat]
  private(set) var lengths: [CGFloat]
  private(set) var least: [CGFloat]

  /// Shares out the room; the closure tells what one takes of an offer.
  init(
    _ room: CGFloat, along axis: Axis, _ unit: LayoutUnit, priorities: [Double],
    isTight: Bool = false, measure: @escaping (Int, CGFloat) -> CGFloat
  ) {
    self.axis = axis
    self.unit = unit
    self.isTight = isTight
    self.measure = measure
    least = priorities.indices.map { measure($0, 0) }
    offers = least
    lengths = least
    var rest = room
    for rank in Set(priorities).sorted(by: >) {
      let kept = priorities.indices.reduce(0) {
        $0 + (priorities[$1] < rank ? least[$1] : 0)
      }
      let taken = share(
        max(0, rest - kept),
        among: priorities.indices.filter {
          priorities[$0] == rank
        })
      if rest < .infinity { rest -= taken }
    }
  }

  /// Returns what a group of equal priority has taken.
  private mutating func share(_ room: CGFloat, among group: [Int]) -> CGFloat {
    let flexibility = group.map { measure($0, .infinity) - least[$0] }
    let order = group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var rest = room
    var others = group.reduce(0) { $0 + least[$1] }
    for (position, place) in order.enumerated() {
      let index = group[place]
      others -= least[index]
      let part = unit.below(max(0, rest) / CGFloat(order.count - position), axis)
      offers[index] = max(isTight ? min(part, rest - others) : part, least[index])
      lengths[index] = measure(index, offers[index])
      if rest < .infinity { rest -= lengths[index] }
    }
    return group.reduce(0) { $0 + lengths[$1] }
  }
}
