public import Foundation

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
