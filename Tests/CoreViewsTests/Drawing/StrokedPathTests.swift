import CoreViews
import Foundation
import Testing

@Suite struct StrokedPathTests {
  private func line(_ points: CGPoint..., isClosed: Bool = false) -> Path {
    Path { path in
      path.addLines(points)
      if isClosed { path.closeSubpath() }
    }
  }

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func aLineCoversHalfItsWidthOnBothSides() {
    let area = line(point(0, 0), point(10, 0)).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(area.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(area.contains(point(5, 1.9)) && area.contains(point(5, -1.9)))
    #expect(!area.contains(point(5, 2.1)) && !area.contains(point(-0.5, 0)))
  }

  @Test func endsReachBeyondTheLine() {
    let short = line(point(0, 0), point(10, 0))
    let square = short.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    let round = short.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(square.contains(point(-1.9, 1.9)))
    #expect(round.contains(point(-1.9, 0)) && !round.contains(point(-1.9, 1.9)))
  }

  @Test func cornersArePointedRoundOrCutOff() {
    let corner = line(point(0, 0), point(10, 0), point(10, 10))
    func covers(_ join: StrokeStyle.LineJoin, _ x: Double, _ y: Double) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).contains(point(x, y))
    }
    #expect(covers(.miter, 11.8, -1.8))
    #expect(!covers(.round, 11.8, -1.8) && covers(.round, 11.3, -1.3))
    #expect(!covers(.bevel, 11.3, -1.3) && covers(.bevel, 10.8, -0.8))
    let blunt = StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 1)
    #expect(!corner.strokedPath(blunt).contains(point(11.8, -1.8)))
  }

  @Test func aClosedLineHasNoEnds() {
    let square = line(point(0, 0), point(10, 0), point(10, 10), point(0, 10), isClosed: true)
    let area = square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(area.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(area.contains(point(-0.9, -0.9)) && !area.contains(point(5, 5)))
  }

  @Test func dashesLeaveGaps() {
    let dashed = StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1)
    let area = line(point(0, 0), point(10, 0)).strokedPath(dashed)
    let seen = (0..<10).map { area.contains(point(Double($0) + 0.5, 0)) }
    #expect(seen == [true, true, false, false, true, true, true, false, false, true])
  }

  @Test func dashesGoRoundCorners() {
    let corner = line(point(0, 0), point(2, 0), point(2, 4))
    let area = corner.strokedPath(StrokeStyle(lineWidth: 1, dash: [3, 1]))
    #expect(area.contains(point(2, 0.8)) && !area.contains(point(2, 1.5)))
    #expect(area.contains(point(2, 2.5)))
  }

  @Test func nothingHasNoOutline() {
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
    #expect(line(point(1, 1), point(1, 1)).strokedPath(StrokeStyle()).isEmpty)
    #expect(line(point(0, 0), point(1, 1)).strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
