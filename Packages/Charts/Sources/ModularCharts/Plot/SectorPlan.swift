import CoreViews
import Foundation

/// The sectors of a circle, each as wide as its value is among all.
struct SectorPlan {
  struct Sector {
    let placed: PlacedMark
    let path: Path
    /// The middle between both radii.
    let middle: CGPoint
    /// From where to where it is among the sum of all values.
    let values: ClosedRange<Double>
    fileprivate(set) var turns: ClosedRange<Double>
  }

  let center: CGPoint
  private(set) var sectors: [Sector] = []
  private(set) var total = 0.0

  init(_ marks: [PlacedMark], in plot: CGRect) {
    center = CGPoint(x: plot.midX, y: plot.midY)
    let room = min(plot.width, plot.height) / 2
    func value(_ placed: PlacedMark) -> Double {
      let measure = placed.mark.x?.start.measure ?? 0
      return measure.isFinite ? max(0, measure) : 0
    }
    total = marks.reduce(0) { $0 + value($1) }
    guard total > 0, room > 0 else { return }
    var passed = 0.0
    for placed in marks {
      let next = passed + value(placed)
      defer { passed = next }
      guard next > passed else { continue }
      let outer = max(1, placed.mark.width.radius(in: room, automatic: room))
      let inner = min(outer, placed.mark.height.radius(in: room, automatic: 0))
      let turns = passed / total * 2 * .pi...next / total * 2 * .pi
      sectors.append(
        Sector(
          placed: placed, path: path(turns, inner, outer, gap: placed.mark.gap),
          middle: point((turns.lowerBound + turns.upperBound) / 2, (inner + outer) / 2),
          values: passed...next, turns: turns))
    }
  }

  /// A point at a turn from above, clockwise.
  private func point(_ turn: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + sin(turn) * radius, y: center.y - cos(turn) * radius)
  }

  private func path(
    _ turns: ClosedRange<Double>, _ inner: CGFloat, _ outer: CGFloat, gap: CGFloat
  ) -> Path {
    var path = Path()
    // The same distance from the neighbour at both radii.
    func ends(_ radius: CGFloat) -> (Double, Double) {
      let cut =
        radius > 0 ? Double(min(gap / radius, (turns.upperBound - turns.lowerBound) / 2.1)) : 0
      return (turns.lowerBound + cut, turns.upperBound - cut)
    }
    let (start, end) = ends(outer)
    path.move(to: point(start, outer))
    path.addArc(
      center: center, radius: outer, startAngle: .radians(start - .pi / 2),
      endAngle: .radians(end - .pi / 2), clockwise: false)
    if inner > 0 {
      let (start, end) = ends(inner)
      path.addLine(to: point(end, inner))
      path.addArc(
        center: center, radius: inner, startAngle: .radians(end - .pi / 2),
        endAngle: .radians(start - .pi / 2), clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }

  /// Where among the sum of all values a point is; nil outside of all sectors.
  func value(at point: CGPoint) -> Double? {
    let (x, y) = (point.x - center.x, point.y - center.y)
    guard total > 0, x != 0 || y != 0 else { return nil }
    var turn = atan2(x, -y)
    if turn < 0 { turn += 2 * .pi }
    return turn / (2 * .pi) * total
  }
}

extension MarkDimension {
  /// The radius within a room.
  fileprivate func radius(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let radius): min(radius, room)
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(0, room - inset)
    }
  }
}
