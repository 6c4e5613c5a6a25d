internal import Foundation

/// The columns of a vertical grid, or the rows of a horizontal one.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  init(_ items: [GridItem], _ room: CGFloat?, along axis: Axis, _ metrics: LayoutMetrics) {
    let unit = metrics.unit
    let gaps = items.map { unit.nearest($0.spacing ?? metrics.spacing[axis], axis) }
    var rest = room.map { $0 - gaps.dropLast().reduce(0, +) }
    var remaining = 0
    for item in items {
      if case .fixed(let own) = item.size {
        rest? -= unit.visible(own, axis)
      } else {
        remaining += 1
      }
    }
    for (item, gap) in zip(items, gaps) {
      let share = rest.map { unit.below(max(0, $0) / CGFloat(max(1, remaining)), axis) }
      switch item.size {
      case .fixed(let own): add(item, [unit.visible(own, axis)], gap)
      case .flexible(let minimum, let maximum):
        let taken = max(
          unit.visible(minimum, axis), min(unit.visible(maximum, axis), share ?? minimum))
        add(item, [unit.visible(taken, axis)], gap)
        (rest, remaining) = (rest.map { $0 - taken }, remaining - 1)
      case .adaptive(let minimum, let maximum):
        let least = unit.visible(minimum, axis)
        let parts = Self.parts(least, unit.visible(maximum, axis), share ?? least, gap, axis, unit)
        add(item, parts, gap)
        let taken = parts.reduce(0, +) + gap * CGFloat(parts.count - 1)
        (rest, remaining) = (rest.map { $0 - taken }, remaining - 1)
      }
    }
    length = tracks.last.map { $0.start + $0.length } ?? 0
  }

  private mutating func add(_ item: GridItem, _ lengths: [CGFloat], _ gap: CGFloat) {
    for own in lengths {
      tracks.append(Track(start: length, length: own, alignment: item.alignment))
      length += own + gap
    }
  }

  /// As many parts as fit a length.
  private static func parts(
    _ least: CGFloat, _ most: CGFloat, _ room: CGFloat, _ gap: CGFloat, _ axis: Axis,
    _ unit: LayoutUnit
  ) -> [CGFloat] {
    let each = max(least + gap, 1)
    let count = max(1, Int(min(10_000, (room + gap) / each)))
    var rest = max(least, room - gap * CGFloat(count - 1))
    return (0..<count).map { index in
      let part = max(least, min(most, unit.below(rest / CGFloat(count - index), axis)))
      rest -= part
      return part
    }
  }
}
