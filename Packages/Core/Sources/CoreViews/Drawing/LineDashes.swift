internal import Foundation

/// The dashes of a line, and the gaps between them.
struct LineDashes {
  /// Dashes and gaps in turn; a number of lengths that is odd is taken twice.
  private let lengths: [CGFloat]
  private let phase: CGFloat

  init(_ style: StrokeStyle) {
    let lengths = style.dash.map { max(0, $0) }
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    phase = style.dashPhase
  }

  /// Returns the dashes of a line through points.
  func cut(_ points: [CGPoint]) -> [[CGPoint]] {
    var (index, rest) = start
    var dashes: [[CGPoint]] = index.isMultiple(of: 2) ? [Array(points.prefix(1))] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let (width, height) = (to.x - from.x, to.y - from.y)
      let length = (width * width + height * height).squareRoot()
      var done: CGFloat = 0
      while length - done > rest {
        done += rest
        let point = CGPoint(x: from.x + width * done / length, y: from.y + height * done / length)
        if index.isMultiple(of: 2) {
          dashes[dashes.count - 1].append(point)
        } else {
          dashes.append([point])
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - done
      if index.isMultiple(of: 2) { dashes[dashes.count - 1].append(to) }
    }
    return dashes
  }

  /// The length in which the line begins, and how much of it is left.
  private var start: (index: Int, rest: CGFloat) {
    let whole = lengths.reduce(0, +)
    var rest = phase - (phase / whole).rounded(.down) * whole
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
