import CoreViews
import Foundation

/// A mark whose ends are known: a bar of a stack begins where the one below it ends.
struct PlacedMark {
  var mark: Mark
  let look: MarkLook
  /// Whether its value is upwards.
  let isVertical: Bool

  init(_ mark: Mark) {
    self.mark = mark
    look = mark.look
    isVertical = mark.isVertical
  }

  var value: Span? { isVertical ? mark.y : mark.x }
  /// Where it stands along the other axis.
  var slot: Span? { isVertical ? mark.x : mark.y }

  mutating func setValue(from start: Double, to end: Double) {
    func change(_ span: inout Span?) {
      guard let kind = span?.start else { return }
      span?.start = kind.sibling(at: start)
      span?.end = kind.sibling(at: end)
    }
    if isVertical { change(&mark.y) } else { change(&mark.x) }
  }
}

extension Mark {
  /// Whether its value is upwards: with numbers along both axes it is.
  var isVertical: Bool {
    guard let y else { return false }
    guard let x else { return y.start.measure != nil }
    if case .number = y.start { return true }
    if case .number = x.start { return false }
    return y.start.measure != nil
  }

  /// Whether it grows from zero.
  var hasBase: Bool { kind == .bar || kind == .area }
}

/// All marks of a chart with their ends, and what they come to along each axis.
struct PlacedMarks {
  var all: [PlacedMark]
  /// Whether values are parts of a whole.
  private(set) var areParts = false

  init(_ marks: [Mark]) {
    all = marks.map(PlacedMark.init)
    stack()
  }

  /// What tells stacks from each other.
  private struct Slot: Hashable {
    let kind: Mark.Kind
    let place: ChartDatum?
    let beside: ChartDatum?
  }

  private func slot(of placed: PlacedMark) -> Slot {
    Slot(
      kind: placed.mark.kind, place: placed.slot?.start,
      beside: placed.look.position?.key.datum)
  }

  private func isStacked(_ placed: PlacedMark) -> Bool {
    placed.mark.hasBase && placed.value?.end == nil && placed.value?.start.measure != nil
  }

  private mutating func stack() {
    var totals: [Slot: Double] = [:]
    for placed in all where isStacked(placed) && placed.mark.stacking != .unstacked {
      let measure = placed.value?.start.measure ?? 0
      if measure.isFinite { totals[slot(of: placed), default: 0] += abs(measure) }
    }
    var ends: [Slot: (above: Double, below: Double)] = [:]
    for index in all.indices where isStacked(all[index]) {
      let measure = all[index].value?.start.measure ?? 0
      guard all[index].mark.stacking != .unstacked, measure.isFinite else {
        all[index].setValue(from: 0, to: measure)
        continue
      }
      let slot = slot(of: all[index])
      let (start, end) = Self.grow(&ends[slot, default: (0, 0)], by: measure)
      let total = totals[slot] ?? 0
      switch all[index].mark.stacking {
      case .standard, .unstacked: all[index].setValue(from: start, to: end)
      case .center: all[index].setValue(from: start - total / 2, to: end - total / 2)
      case .normalized:
        areParts = true
        let whole = total > 0 ? total : 1
        all[index].setValue(from: start / whole, to: end / whole)
      }
    }
  }

  /// Puts a length on a stack, upwards or downwards; returns its ends.
  private static func grow(
    _ ends: inout (above: Double, below: Double), by length: Double
  ) -> (Double, Double) {
    if length < 0 {
      let start = ends.below
      ends.below += length
      return (start, ends.below)
    }
    let start = ends.above
    ends.above += length
    return (start, ends.above)
  }
}

extension PlacedMarks {
  /// The spans along an axis; sectors have none.
  func spans(along axis: Axis) -> [Span] {
    all.compactMap { placed in
      guard placed.mark.kind != .sector else { return nil }
      return axis == .horizontal ? placed.mark.x : placed.mark.y
    }
  }

  /// The different values of a property, in the order in which they come.
  func keys(_ key: (MarkLook) -> MarkKey?) -> [MarkKey] {
    var seen: Set<ChartDatum> = []
    return all.compactMap { key($0.look) }.filter { seen.insert($0.datum).inserted }
  }

  /// The least distance between marks along the axis on which they stand; nil for fewer than two.
  func leastGap(along axis: Axis) -> Double? {
    let places = Set(
      all.compactMap { placed -> Double? in
        guard placed.mark.kind == .bar, (axis == .horizontal) == placed.isVertical else {
          return nil
        }
        return placed.slot?.end == nil ? placed.slot?.start.measure : nil
      }
    ).sorted()
    return zip(places, places.dropFirst()).map { $1 - $0 }.min()
  }
}
