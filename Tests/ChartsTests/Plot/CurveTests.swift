import Foundation
import Testing
import Views

@testable import Charts

@Suite struct CurveTests {
  private func path(_ method: InterpolationMethod, _ points: [CGPoint]) -> Path {
    var path = Path()
    Curve(points: points, method: method).add(to: &path)
    return path
  }

  private let points = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 40), CGPoint(x: 20, y: 40), CGPoint(x: 30, y: 10),
  ]

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter,
    .stepEnd,
  ])
  func `Every curve goes through all points`(method: InterpolationMethod) {
    var ends: [CGPoint] = []
    path(method, points).forEach { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        ends.append(end)
      case .closeSubpath: break
      }
    }
    for point in points { #expect(ends.contains(point)) }
    #expect(path(method, []).isEmpty)
    #expect(path(method, [points[1]]).isEmpty == false)
  }

  @Test func `A monotone curve stays between its points`() {
    path(.monotone, points).forEach { element in
      guard case .curve(let end, let first, let second) = element else { return }
      for control in [first, second, end] { #expect((-0.001...40.001).contains(control.y)) }
    }
  }

  @Test func `Steps turn where they are told`() {
    var lines: [CGPoint] = []
    path(.stepCenter, Array(points.prefix(2))).forEach {
      if case .line(let point) = $0 { lines.append(point) }
    }
    #expect(lines == [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 40), CGPoint(x: 10, y: 40)])
  }

  @Test func `Sectors are as wide as their values are among all`() throws {
    let marks = ChartContentBuilder.buildExpression(
      ForEach([1.0, 0, 3, -2, .nan], id: \.self) {
        SectorMark(angle: .value("Boats", $0), innerRadius: .ratio(0.5))
      }
    ).marks
    let plan = SectorPlan(
      PlacedMarks(marks).all, in: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(plan.total == 4)
    #expect(plan.sectors.map(\.values) == [0...1, 1...4])
    #expect(plan.value(at: CGPoint(x: 70, y: 10)).map { $0 < 1 } == true)
    #expect(plan.value(at: CGPoint(x: 30, y: 20)).map { $0 > 1 } == true)
    // In the middle between both radii, at half of the second sector's turn.
    let middle = 30 + sin(CGFloat.pi / 4) * 22.5
    #expect(abs(plan.sectors[1].middle.y - middle) < 0.01)
    #expect(SectorPlan([], in: .zero).sectors.isEmpty)
  }
}
