internal import Foundation

/// Fills columns of given lengths row by row, or rows column by column.
struct TrackGridLayout: OwnLayout, Hashable {
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  /// The line of the grid across the axis.
  let alignment: AlignmentKey
  /// The room between the lines, in points; nil leaves it to the host.
  let spacing: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (tracks, lines) = plan(proposal, subviews)
    var size = CGSize.zero
    size[axis] = lines.reduce(0, +) + gap(subviews) * CGFloat(max(0, lines.count - 1))
    size[axis.other] = max(tracks.length, finite(proposal[axis.other]))
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (grid, lines) = plan(proposal, subviews)
    let unit = subviews.metrics.unit
    let across = axis.other
    let room = bounds.size[across] - grid.length
    let side = unit.below(room * (alignment.fraction ?? 0.5), across)
    var starts = [bounds.origin[axis]]
    for line in lines { starts.append(starts[starts.count - 1] + line + gap(subviews)) }
    for (subview, place) in zip(subviews, places(subviews, in: grid)) {
      var cell = bounds
      cell.origin[axis] = starts[place.line]
      cell.size[axis] = lines[place.line]
      let track = place.track.map { grid.tracks[$0] }
      if let track {
        cell.origin[across] = bounds.origin[across] + side + track.start
        cell.size[across] = track.length
      }
      var offer = ProposedViewSize(cell.size)
      offer[axis] = nil
      subview.align(track?.alignment ?? .center, in: cell, offer)
    }
  }

  private func finite(_ length: CGFloat?) -> CGFloat {
    length.map { $0.isFinite ? $0 : 0 } ?? 0
  }

  private func gap(_ subviews: Subviews) -> CGFloat {
    let metrics = subviews.metrics
    return metrics.unit.nearest(spacing ?? metrics.spacing[axis], axis)
  }

  private func plan(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (GridTracks, [CGFloat]) {
    let room = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    let grid = GridTracks(
      items.isEmpty ? [GridItem()] : items, room, along: axis.other, subviews.metrics)
    var lines: [CGFloat] = []
    for (subview, place) in zip(subviews, places(subviews, in: grid)) {
      var offer = ProposedViewSize.unspecified
      offer[axis.other] = place.track.map { grid.tracks[$0].length } ?? max(room ?? 0, grid.length)
      if place.line == lines.count { lines.append(0) }
      lines[place.line] = max(lines[place.line], subview.sizeThatFits(offer)[axis])
    }
    return (grid, lines)
  }

  /// The line and track of each view; no track for one that has a line to itself.
  private func places(
    _ subviews: Subviews, in grid: GridTracks
  ) -> [(line: Int, track: Int?)] {
    var (line, track) = (0, 0)
    return subviews.map { subview in
      let isAlone = subview[GridPreferences.Key.self].isLine
      if track == grid.tracks.count || isAlone && track > 0 { (line, track) = (line + 1, 0) }
      defer { (line, track) = isAlone ? (line + 1, 0) : (line, track + 1) }
      return (line, isAlone ? nil : track)
    }
  }
}

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
