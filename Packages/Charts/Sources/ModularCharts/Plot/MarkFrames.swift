import CoreViews
import Foundation

/// Where marks are in the part of a chart that has them.
struct MarkFrames {
  let plot: CGRect
  let x: PlotScale
  let y: PlotScale
  /// The least distance of bars, where they stand at measures.
  let gaps: (x: Double?, y: Double?)
  /// The values by which marks stand beside each other.
  let beside: [ChartDatum: Int]

  init(size: CGSize, x: PlotScale, y: PlotScale, marks: PlacedMarks) {
    plot = CGRect(origin: .zero, size: size)
    (self.x, self.y) = (x, y)
    gaps = (marks.leastGap(along: .horizontal), marks.leastGap(along: .vertical))
    let keys = marks.keys { $0.position?.key }
    beside = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.datum, $0) })
  }

  /// The point of a mark; nil if it has none.
  func point(_ placed: PlacedMark) -> CGPoint? {
    let mark = placed.mark
    let x: CGFloat? = mark.x.map { self.x.middle(of: $0) } ?? plot.midX
    let y: CGFloat? = mark.y.map { end(of: $0, placed) } ?? plot.midY
    guard var x, var y else { return nil }
    if let position = placed.look.position {
      let isAlongX = position.axis.map { $0 == .horizontal } ?? (self.x.band != nil)
      let scale = isAlongX ? self.x : self.y
      if let band = scale.band {
        let shift = share(of: band, position, automatic: 0.8).middle
        if isAlongX { x += shift } else { y += shift }
      }
    }
    let offset = placed.look.offset
    return CGPoint(x: x + offset.xStart, y: y + offset.yStart)
  }

  /// An area's point is at its upper edge.
  private func end(of span: Span, _ placed: PlacedMark) -> CGFloat? {
    if placed.mark.kind == .area, let end = span.end { return y.position(of: end) }
    return y.middle(of: span)
  }

  /// The part of a room that a mark has among those beside it, counted from the room's middle.
  private func share(
    of room: CGFloat, _ position: (key: MarkKey, axis: Axis?, span: MarkDimension),
    automatic part: CGFloat
  ) -> (middle: CGFloat, length: CGFloat) {
    let whole = position.span.length(in: room, automatic: part)
    let length = whole / CGFloat(max(1, beside.count))
    let place = CGFloat(beside[position.key.datum, default: 0])
    return (-whole / 2 + (place + 0.5) * length, length)
  }

  /// The rectangle of a bar, of a rectangle, or of a rule; nil if it has no place.
  func rect(_ placed: PlacedMark) -> CGRect? {
    let isBar = placed.mark.kind == .bar
    guard
      let x = ends(
        of: placed.mark.x, in: self.x, placed.mark.width, placed,
        isValue: isBar && !placed.isVertical, across: plot.minX...plot.maxX, gap: gaps.x),
      let y = ends(
        of: placed.mark.y, in: self.y, placed.mark.height, placed,
        isValue: isBar && placed.isVertical, across: plot.minY...plot.maxY, gap: gaps.y)
    else { return nil }
    let offset = placed.look.offset
    return CGRect(
      x: x.lowerBound + offset.xStart, y: y.lowerBound + offset.yStart,
      width: max(0, x.upperBound - x.lowerBound + offset.xEnd - offset.xStart),
      height: max(0, y.upperBound - y.lowerBound + offset.yEnd - offset.yStart))
  }

  private func ends(
    of span: Span?, in scale: PlotScale, _ dimension: MarkDimension, _ placed: PlacedMark,
    isValue: Bool, across: ClosedRange<CGFloat>, gap: Double?
  ) -> ClosedRange<CGFloat>? {
    guard let span else { return whole(across, dimension, placed) }
    guard let start = scale.position(of: span.start) ?? base(of: scale, isValue) else { return nil }
    if let end = span.end.flatMap({ scale.position(of: $0) }) {
      let (low, high) = (min(start, end), max(start, end))
      if isValue || placed.mark.kind != .bar { return low...high }
      // The room of a month, or a bin.
      return centered((low + high) / 2, high - low, dimension, placed, automatic: 0.8)
    }
    if placed.mark.kind == .rule { return start...start }
    let room = scale.band ?? gap.flatMap { length(of: $0, in: scale) } ?? across.length / 12
    let part: CGFloat = placed.mark.kind == .rectangle ? 1 : 0.7
    return centered(start, room, dimension, placed, automatic: part)
  }

  /// Along an axis for which it has no value, a mark is as long as that.
  private func whole(
    _ across: ClosedRange<CGFloat>, _ dimension: MarkDimension, _ placed: PlacedMark
  ) -> ClosedRange<CGFloat> {
    guard placed.mark.kind == .bar else { return across }
    let middle = (across.lowerBound + across.upperBound) / 2
    return centered(middle, across.length, dimension, placed, automatic: 0.7)
  }

  /// Where zero is, or what comes nearest where that has no place.
  private func base(of scale: PlotScale, _ isValue: Bool) -> CGFloat? {
    isValue ? scale.start : nil
  }

  private func centered(
    _ middle: CGFloat, _ room: CGFloat, _ dimension: MarkDimension, _ placed: PlacedMark,
    automatic part: CGFloat
  ) -> ClosedRange<CGFloat> {
    var (middle, room) = (middle, room)
    var part = part
    if let position = placed.look.position, placed.mark.kind == .bar {
      let share = share(of: room, position, automatic: part)
      (middle, room, part) = (middle + share.middle, share.length, 0.92)
    }
    let half = max(0.5, dimension.length(in: room, automatic: part) / 2)
    return middle - half...middle + half
  }

  private func length(of measure: Double, in scale: PlotScale) -> CGFloat? {
    guard case .measures(let range, _) = scale.domain,
      let start = scale.position(ofMeasure: range.lowerBound),
      let end = scale.position(ofMeasure: range.lowerBound + measure)
    else { return nil }
    return abs(end - start)
  }
}

extension ClosedRange<CGFloat> {
  var length: CGFloat { upperBound - lowerBound }
}
