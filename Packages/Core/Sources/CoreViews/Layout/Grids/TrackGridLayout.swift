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
    var start = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      let track = grid.tracks[index % grid.tracks.count]
      if index > 0, index % grid.tracks.count == 0 {
        start += lines[index / grid.tracks.count - 1] + gap(subviews)
      }
      var cell = CGRect.zero
      cell.origin[axis] = start
      cell.origin[across] = bounds.origin[across] + side + track.start
      cell.size[axis] = lines[index / grid.tracks.count]
      cell.size[across] = track.length
      var offer = ProposedViewSize(cell.size)
      offer[axis] = nil
      subview.align(track.alignment ?? .center, in: cell, offer)
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
    for (index, subview) in subviews.enumerated() {
      var offer = ProposedViewSize.unspecified
      offer[axis.other] = grid.tracks[index % grid.tracks.count].length
      let own = subview.sizeThatFits(offer)[axis]
      if index % grid.tracks.count == 0 {
        lines.append(own)
      } else {
        lines[lines.count - 1] = max(lines[lines.count - 1], own)
      }
    }
    return (grid, lines)
  }
}
