@_spi(Hosts) import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Sail: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([.zero, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: rect.maxY)])
      path.closeSubpath()
    }
  }
}

@MainActor @Suite struct DrawingTests {
  @Test func shapesSayTheirOutlineAndTheirColour() {
    let host = HeadlessHost {
      Circle().fill(.red)
      RoundedRectangle(cornerRadius: 8).stroke(Color.blue, lineWidth: 2)
      Sail()
      Color.green
      Sail().trim(from: 0, to: 0.5)
    }
    let shapes = host.session.root.flattened.filter { $0.role == .shape }
    #expect(
      shapes.map(\.value) == [
        "circle", "rounded 8", "M0,0 L100,100 L0,100 Z", "rectangle",
        "M0,0 L100,100 L70.71,100",
      ])
    #expect(shapes.map(\.style.foreground) == ["red", "blue", nil, "green", nil])
    #expect(shapes.map(\.style.line) == [nil, 2, nil, nil, nil])
  }

  @Test func linesAreRoundWhereTheirStyleSaysSo() {
    let round = StrokeStyle(lineWidth: 3, lineCap: .round)
    let host = HeadlessHost {
      Sail().stroke(.red, style: round)
      Sail().stroke(style: StrokeStyle(lineJoin: .round))
      Sail().fill(.red).stroke(.blue, style: round)
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 3, dash: [4]))
      Canvas { context, _ in
        context.stroke(
          Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground, style: round)
      }
    }
    let lines = host.session.root.flattened.filter { $0.style.line != nil }
    #expect(lines.map { $0.style.has(.roundLine) } == [true, true, true, false, true])
    #expect(lines.map(\.style.line) == [3, 1, 3, 3, 3])
  }

  @Test func anArcGoesRoundAsSaid() throws {
    let arc = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    let end = try #require(arc.currentPoint)
    #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
    let back = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    var steps = 0
    back.forEach { _ in steps += 1 }
    #expect(steps == 4)
  }

  @Test func aTimelineShowsTheTimesOfItsSchedule() async {
    let past = [1.0, 2, 3].map { Date(timeIntervalSince1970: $0) }
    let host = HeadlessHost {
      TimelineView(.explicit(past)) { _ in Text("now") }
    }
    #expect(host.text == "now")
    let entries = PeriodicTimelineSchedule(from: past[0], by: 2)
      .entries(from: Date(timeIntervalSince1970: 6), mode: .normal).prefix(2)
    #expect(entries.map(\.timeIntervalSince1970) == [5, 7])
  }

  @Test(arguments: [0, -1, .nan])
  func anIntervalThatWouldNeverPassIsAShortOne(interval: TimeInterval) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let times = PeriodicTimelineSchedule(from: start, by: interval)
      .entries(from: start, mode: .normal).prefix(3)
    #expect(times.map(\.timeIntervalSinceReferenceDate) == [0, 0.05, 0.1])
  }

  @Test func anOutlineIsCutByItsLength() throws {
    let ring = Circle().trim(from: 0.1, to: 0.6).path(
      in: CGRect(x: -10, y: -10, width: 20, height: 20))
    var points: [CGPoint] = []
    ring.forEach { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _), .quadCurve(let point, _):
        points.append(point)
      case .closeSubpath: break
      }
    }
    for (point, turn) in [(try #require(points.first), 0.1), (try #require(points.last), 0.6)] {
      #expect(abs(point.x - 10 * cos(turn * 2 * .pi)) < 0.05)
      #expect(abs(point.y - 10 * sin(turn * 2 * .pi)) < 0.05)
    }
    #expect(Circle().trim(from: 0, to: 0).path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    let whole = Sail().path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(whole.trimmedPath(from: -1, to: 2) == whole)
  }

  @Test func anOutlineSaysWhichPointsAreWithin() {
    let ring = Path {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    #expect(ring.contains(CGPoint(x: 1.6, y: 5)))
    #expect(!ring.contains(CGPoint(x: 1, y: 1)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!Path().contains(.zero))
  }

  @Test func aMeshHasTheColoursBetweenItsCorners() {
    let mesh = MeshGradient(
      width: 2, height: 3, points: [], colors: [.red, .green, .blue, .mint, .pink, .brown])
    let host = HeadlessHost { mesh }
    let looks = host.session.root.flattened.flatMap(\.style.appearances)
    let linear = LinearGradient(
      colors: [.red, .blue, .brown], startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(looks == HeadlessHost { linear }.session.root.flattened.flatMap(\.style.appearances))
    #expect(!looks.isEmpty)
  }
}
