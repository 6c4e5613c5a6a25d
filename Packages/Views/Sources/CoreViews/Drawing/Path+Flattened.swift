public import Foundation

extension Path {
  /// The parts of the outline, each from where it begins to where it ends or another begins.
  var flattened: [FlatPart] {
    var parts: [FlatPart] = []
    func add(_ curve: (CGFloat) -> CGPoint) {
      guard !parts.isEmpty else { return }
      for step in 1...16 { parts[parts.count - 1].points.append(curve(CGFloat(step) / 16)) }
    }
    for element in elements {
      let start = parts.last?.points.last ?? .zero
      switch element {
      case .move(let point): parts.append(FlatPart(points: [point]))
      case .line(let point): if !parts.isEmpty { parts[parts.count - 1].points.append(point) }
      case .quadCurve(let end, let control): add { start.between(end, by: $0, control, control, 2) }
      case .curve(let end, let first, let second):
        add { start.between(end, by: $0, first, second, 3) }
      case .closeSubpath:
        guard let first = parts.last?.points.first else { continue }
        parts[parts.count - 1].isClosed = true
        parts.append(FlatPart(points: [first]))
      }
    }
    return parts
  }
}

extension CGPoint {
  /// A point of a curve of a degree of 2 or 3, at a share of the way along it.
  fileprivate func between(
    _ end: CGPoint, by t: CGFloat, _ first: CGPoint, _ second: CGPoint, _ degree: Int
  ) -> CGPoint {
    let rest = 1 - t
    let weights =
      degree == 2
      ? [rest * rest, 2 * rest * t, 0, t * t]
      : [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t]
    let points = [self, first, second, end]
    return CGPoint(
      x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
  }
}

/// A part of an outline, with curves as short lines.
struct FlatPart {
  var points: [CGPoint]
  /// Whether a line leads from the last point to the first.
  var isClosed = false
}

extension Path {
  /// Whether a point is within the outline, whose open parts count as closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for part in flattened {
      let points = part.points
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
        guard (from.y <= p.y) != (to.y <= p.y) else { continue }
        let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > p.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
