public import Foundation

extension Path {
  /// Adds lines through points.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    move(to: CGPoint(x: rect.minX + width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - width, y: rect.minY))
    addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + height),
      control: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height))
    addQuadCurve(
      to: CGPoint(x: rect.maxX - width, y: rect.maxY),
      control: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + width, y: rect.maxY))
    addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - height),
      control: CGPoint(x: rect.minX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + height))
    addQuadCurve(
      to: CGPoint(x: rect.minX + width, y: rect.minY),
      control: CGPoint(x: rect.minX, y: rect.minY))
    closeSubpath()
  }

  /// Adds an ellipse within a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radii: radii, from: 0, by: 2 * .pi,
      isJoined: false)
    closeSubpath()
  }

  /// Adds a part of a circle; it begins with a line from where the last step has ended.
  ///
  /// As y grows downwards, an arc that is drawn clockwise goes the other way on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var length = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if abs(endAngle.radians - startAngle.radians) >= turn { length = clockwise ? -turn : turn }
    if clockwise, length > 0 { length -= turn }
    if !clockwise, length < 0 { length += turn }
    addArc(
      center: center, radii: CGSize(width: radius, height: radius), from: startAngle.radians,
      by: length, isJoined: currentPoint != nil)
  }

  /// Adds another outline, moved by an offset.
  public mutating func addPath(_ path: Path) { append(path.elements) }

  /// Draws the arc in pieces of at most a quarter, each a curve.
  private mutating func addArc(
    center: CGPoint, radii: CGSize, from start: Double, by length: Double, isJoined: Bool
  ) {
    func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * (cos(angle) - tangent * sin(angle)),
        y: center.y + radii.height * (sin(angle) + tangent * cos(angle)))
    }
    if isJoined { addLine(to: point(start)) } else { move(to: point(start)) }
    let count = max(1, Int((abs(length) / (.pi / 2)).rounded(.up)))
    let step = length / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let angle = start + Double(index) * step
      addCurve(
        to: point(angle + step), control1: point(angle, reach),
        control2: point(angle + step, -reach))
    }
  }
}
