public import Foundation

extension Path {
  /// Returns the part of the outline between two places, each a part of its length from 0 to 1.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start > 0 || end < 1 else { return self }
    let curves = curves
    let lengths = curves.map(\.length)
    let whole = lengths.reduce(0, +)
    let wanted = (start * whole)...max(start * whole, end * whole)
    var result = Path()
    var before: CGFloat = 0
    for (curve, length) in zip(curves, lengths) where length > 0 {
      let part =
        max(
          wanted.lowerBound, before)...max(
          max(wanted.lowerBound, before), min(wanted.upperBound, before + length))
      if part.upperBound > part.lowerBound {
        let piece = curve.piece(
          from: curve.place(of: (part.lowerBound - before) / length),
          to: curve.place(of: (part.upperBound - before) / length))
        if result.currentPoint.map({ $0.distance(to: piece.start) > 1e-6 }) ?? true {
          result.move(to: piece.start)
        }
        piece.isLine
          ? result.addLine(to: piece.end)
          : result.addCurve(to: piece.end, control1: piece.first, control2: piece.second)
      }
      before += length
    }
    return result
  }

  /// The steps of the outline that draw something.
  private var curves: [Curve] {
    var (curves, first, last): ([Curve], CGPoint, CGPoint) = ([], .zero, .zero)
    for element in elements {
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point):
        curves.append(Curve(from: last, to: point))
        last = point
      case .quadCurve(let point, let control):
        curves.append(
          Curve(
            start: last, first: last.between(control, 2 / 3),
            second: point.between(control, 2 / 3), end: point))
        last = point
      case .curve(let point, let control1, let control2):
        curves.append(Curve(start: last, first: control1, second: control2, end: point))
        last = point
      case .closeSubpath:
        curves.append(Curve(from: last, to: first))
        last = first
      }
    }
    return curves
  }
}

/// A curve with two control points.
private struct Curve {
  var start, first, second, end: CGPoint
  var isLine = false

  /// Into how many lines a curve is taken apart to measure it.
  private static let parts = 32

  init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  init(from start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, first: start.between(end, 1 / 3), second: start.between(end, 2 / 3), end: end)
    isLine = true
  }

  var length: CGFloat { isLine ? start.distance(to: end) : lengths.last ?? 0 }

  /// The lengths from the start to each of the parts.
  private var lengths: [CGFloat] {
    var (lengths, last, sum): ([CGFloat], CGPoint, CGFloat) = ([], start, 0)
    for part in 1...Self.parts {
      let point = split(at: CGFloat(part) / CGFloat(Self.parts)).before.end
      sum += last.distance(to: point)
      last = point
      lengths.append(sum)
    }
    return lengths
  }

  /// The parameter at which a part of the length is reached.
  func place(of share: CGFloat) -> CGFloat {
    if isLine || share <= 0 || share >= 1 { return min(max(share, 0), 1) }
    let lengths = lengths
    let wanted = share * (lengths.last ?? 0)
    let index = lengths.firstIndex { $0 >= wanted } ?? lengths.count - 1
    let before = index == 0 ? 0 : lengths[index - 1]
    let within = lengths[index] > before ? (wanted - before) / (lengths[index] - before) : 0
    return (CGFloat(index) + within) / CGFloat(Self.parts)
  }

  func piece(from start: CGFloat, to end: CGFloat) -> Curve {
    guard start < 1 else { return split(at: 1).after }
    return split(at: start).after.split(at: (end - start) / (1 - start)).before
  }

  private func split(at place: CGFloat) -> (before: Curve, after: Curve) {
    let (a, b, c) = (
      start.between(first, place), first.between(second, place), second.between(end, place)
    )
    let (d, e) = (a.between(b, place), b.between(c, place))
    let middle = d.between(e, place)
    var before = Curve(start: start, first: a, second: d, end: middle)
    var after = Curve(start: middle, first: e, second: c, end: end)
    (before.isLine, after.isLine) = (isLine, isLine)
    return (before, after)
  }
}

extension CGPoint {
  /// The point on the way to another, from 0 to 1.
  fileprivate func between(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (width, height) = (other.x - x, other.y - y)
    return (width * width + height * height).squareRoot()
  }
}
