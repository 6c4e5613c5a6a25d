public import Foundation

extension Path {
  /// Returns the outline after a change of coordinates.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapped { $0.applying(transform) }
  }

  /// Returns the outline, moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Adds another outline after a change of coordinates.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// The smallest rectangle around all points, control points among them.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [point, control]
      case .curve(let point, let first, let second): points += [point, first, second]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Shape {
  /// Returns the outline after a change of coordinates.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(base: self) { path, _ in path.applying(transform) }
  }
}
