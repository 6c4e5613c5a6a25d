public import Foundation

/// A shape whose outline is changed.
public struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: (Path, CGRect) -> Path

  /// Returns the changed outline within a rectangle.
  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  /// What the changed outline is: in points, if the outline of the shape inside is.
  public var _outline: String {
    let svg = path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).svg
    return base._outline.hasPrefix(Path.ofPoints) ? "\(Path.ofPoints)\(svg)" : svg
  }
}

extension Shape {
  /// Returns the part of the outline from one place to another, each from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: start, to: end) }
  }

  /// Returns the outline, turned around a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { path, rect in
      let center = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.mapped { point in
        let (x, y) = (point.x - center.x, point.y - center.y)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
      }
    }
  }

  /// Returns the outline, larger or smaller around a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { path, rect in
      let center = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.mapped {
        CGPoint(
          x: center.x + ($0.x - center.x) * scale, y: center.y + ($0.y - center.y) * scale)
      }
    }
  }

  /// Returns the outline, moved by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(base: self) { path, _ in
      path.mapped { CGPoint(x: $0.x + x, y: $0.y + y) }
    }
  }

  /// Returns the outline at a size in points, whatever room there is.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    ChangedShape(base: self) { _, rect in
      self.path(in: CGRect(origin: rect.origin, size: CGSize(width: width, height: height)))
    }
  }
}

extension Path {
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    result.append(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: change(point))
        case .line(let point): .line(to: change(point))
        case .quadCurve(let point, let control):
          .quadCurve(to: change(point), control: change(control))
        case .curve(let point, let first, let second):
          .curve(to: change(point), control1: change(first), control2: change(second))
        case .closeSubpath: .closeSubpath
        }
      })
    return result
  }
}
