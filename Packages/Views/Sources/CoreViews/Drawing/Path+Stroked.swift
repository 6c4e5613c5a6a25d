internal import Foundation

extension Path {
  /// Returns the outline of the line that is drawn along this one; curves become short lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outline = StrokeOutline(style)
    for part in flattened { outline.add(part) }
    return outline.path
  }
}

extension Shape {
  /// Returns the outline of the line that is drawn along this one.
  public func stroked(_ style: StrokeStyle = StrokeStyle()) -> some Shape {
    ChangedShape(base: self) { path, _ in path.strokedPath(style) }
  }
}

/// The areas that a line of a width covers: one for each straight piece, corner and end.
///
/// All are drawn in the same direction, so that those that overlap fill one area.
struct StrokeOutline {
  private(set) var path = Path()
  private let style: StrokeStyle
  private let half: CGFloat

  /// Of how many lines a round corner is made.
  private static let partsOfCircle = 24

  init(_ style: StrokeStyle) {
    self.style = style
    half = max(0, style.lineWidth) / 2
  }

  mutating func add(_ part: FlatPart) {
    guard half > 0 else { return }
    var points: [CGPoint] = []
    let last = part.isClosed ? part.points.prefix(1) : []
    for point in part.points + last where point != points.last { points.append(point) }
    guard points.count > 1 else { return }
    if style.dash.contains(where: { $0 > 0 }) {
      for dash in LineDashes(style).cut(points) { addLine(dash, isClosed: false) }
    } else {
      addLine(points, isClosed: part.isClosed)
    }
  }

  private mutating func addLine(_ points: [CGPoint], isClosed: Bool) {
    let pieces = zip(points, points.dropFirst()).map { Piece(start: $0, end: $1, half: half) }
    for piece in pieces { addArea(piece.corners) }
    for (piece, next) in zip(pieces, pieces.dropFirst()) { addCorner(piece, next) }
    guard let first = pieces.first, let last = pieces.last else { return }
    if isClosed {
      addCorner(last, first)
    } else {
      addEnd(at: first.start, going: CGVector(dx: -first.along.dx, dy: -first.along.dy))
      addEnd(at: last.end, going: last.along)
    }
  }

  private mutating func addEnd(at point: CGPoint, going along: CGVector) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(around: point)
    case .square:
      let end = CGPoint(x: point.x + along.dx * half, y: point.y + along.dy * half)
      addArea(Piece(start: point, end: end, half: half).corners)
    }
  }

  private mutating func addCorner(_ piece: Piece, _ next: Piece) {
    let turn = piece.along.dx * next.along.dy - piece.along.dy * next.along.dx
    let isBack = piece.along.dx * next.along.dx + piece.along.dy * next.along.dy < 0
    guard abs(turn) > 1e-9 || isBack else { return }
    let (corner, side) = (piece.end, turn > 0 ? -half : half)
    let (from, to) = (piece.beside(corner, by: side), next.beside(corner, by: side))
    switch style.lineJoin {
    case .round: addCircle(around: corner)
    case .bevel: addArea([corner, from, to])
    case .miter:
      // How far the point of the corner is from it, by the width of the line.
      let middle = CGPoint(x: (from.x + to.x) / 2 - corner.x, y: (from.y + to.y) / 2 - corner.y)
      let square = middle.x * middle.x + middle.y * middle.y
      let length = square > 0 ? half / square.squareRoot() : .infinity
      guard length <= style.miterLimit else { return addArea([corner, from, to]) }
      let scale = half * half / square
      let tip = CGPoint(x: corner.x + middle.x * scale, y: corner.y + middle.y * scale)
      addArea([corner, from, tip, to])
    }
  }

  private mutating func addCircle(around center: CGPoint) {
    addArea(
      (0..<Self.partsOfCircle).map { index in
        let angle = Double(index) / Double(Self.partsOfCircle) * 2 * .pi
        return CGPoint(
          x: center.x + half * CGFloat(cos(angle)), y: center.y + half * CGFloat(sin(angle)))
      })
  }

  private mutating func addArea(_ corners: [CGPoint]) {
    let doubled = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    guard doubled != 0 else { return }
    path.addLines(doubled > 0 ? corners : corners.reversed())
    path.closeSubpath()
  }
}

/// A straight piece of a line.
private struct Piece {
  let start, end: CGPoint
  let half: CGFloat
  /// The direction, whose length is 1.
  let along: CGVector

  init(start: CGPoint, end: CGPoint, half: CGFloat) {
    (self.start, self.end, self.half) = (start, end, half)
    let (width, height) = (end.x - start.x, end.y - start.y)
    let length = (width * width + height * height).squareRoot()
    along = length > 0 ? CGVector(dx: width / length, dy: height / length) : .zero
  }

  func beside(_ point: CGPoint, by distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x - along.dy * distance, y: point.y + along.dx * distance)
  }

  var corners: [CGPoint] {
    [(start, half), (end, half), (end, -half), (start, -half)].map { beside($0, by: $1) }
  }
}

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
