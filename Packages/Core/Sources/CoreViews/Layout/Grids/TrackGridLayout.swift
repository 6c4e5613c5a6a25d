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
      let isAlone = subview[GridWishes.Key.self].isLine
      if track == grid.tracks.count || isAlone && track > 0 { (line, track) = (line + 1, 0) }
      defer { (line, track) = isAlone ? (line + 1, 0) : (line, track + 1) }
      return (line, isAlone ? nil : track)
    }
  }
}
