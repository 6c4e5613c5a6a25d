import CoreViews
import Foundation

/// A line through points.
struct Curve {
  let points: [CGPoint]
  let method: InterpolationMethod

  /// Adds it to a path; it begins with a move, or goes on with a line.
  func add(to path: inout Path, goesOn: Bool = false) {
    guard let first = points.first else { return }
    if goesOn { path.addLine(to: first) } else { path.move(to: first) }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: addSteps(at: 0, to: &path)
    case .stepCenter: addSteps(at: 0.5, to: &path)
    case .stepEnd: addSteps(at: 1, to: &path)
    case .monotone: add(slopes: monotoneSlopes, to: &path)
    case .cardinal(let tension): addCurve(scale: (1 - tension) / 2, to: &path)
    case .catmullRom: addCurve(scale: 0.5, to: &path)
    }
  }

  /// Turns at a part of the way to the next point.
  private func addSteps(at part: CGFloat, to path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = from.x + (to.x - from.x) * part
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  /// Goes at each point in the direction of its neighbours.
  private func addCurve(scale: CGFloat, to path: inout Path) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      path.addCurve(
        to: to,
        control1: CGPoint(
          x: from.x + (to.x - before.x) * scale / 3 * 2,
          y: from.y + (to.y - before.y) * scale / 3 * 2),
        control2: CGPoint(
          x: to.x - (after.x - from.x) * scale / 3 * 2,
          y: to.y - (after.y - from.y) * scale / 3 * 2))
    }
  }

  /// Slopes with which the curve never goes beyond its points (Fritsch and Carlson's).
  private var monotoneSlopes: [CGFloat] {
    guard points.count > 1 else { return [0] }
    let steps = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    var slopes = [steps[0]]
    for (before, after) in zip(steps, steps.dropFirst()) {
      slopes.append(before * after <= 0 ? 0 : (before + after) / 2)
    }
    slopes.append(steps[steps.count - 1])
    for (index, step) in steps.enumerated() {
      guard step != 0 else {
        (slopes[index], slopes[index + 1]) = (0, 0)
        continue
      }
      let (a, b) = (slopes[index] / step, slopes[index + 1] / step)
      let length = (a * a + b * b).squareRoot()
      if length > 3 {
        (slopes[index], slopes[index + 1]) = (3 * a / length * step, 3 * b / length * step)
      }
    }
    return slopes
  }

  private func add(slopes: [CGFloat], to path: inout Path) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index + 1]))
    }
  }
}
