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
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
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

  /// Adds a part of a circle from an angle on, over another; it begins with a line.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radii: CGSize(width: radius, height: radius), from: startAngle.radians,
      by: delta.radians, isJoined: currentPoint != nil)
  }

  /// Adds a part of a circle that touches the line to the first point, and that from there to the
  /// second, with a line before it.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    guard let start = currentPoint else { return move(to: corner) }
    let (first, second) = (start.direction(from: corner), end.direction(from: corner))
    let turn = first.x * second.y - first.y * second.x
    guard radius > 0, abs(turn) > 1e-9 else { return addLine(to: corner) }
    let half = acos(min(max(first.x * second.x + first.y * second.y, -1), 1)) / 2
    let (reach, depth) = (radius / tan(half), radius / sin(half))
    let middle = CGPoint(x: first.x + second.x, y: first.y + second.y).direction(from: .zero)
    let center = CGPoint(x: corner.x + middle.x * depth, y: corner.y + middle.y * depth)
    let touch = CGPoint(x: corner.x + first.x * reach, y: corner.y + first.y * reach)
    addArc(
      center: center, radii: CGSize(width: radius, height: radius),
      from: atan2(touch.y - center.y, touch.x - center.x),
      by: (turn > 0 ? -1 : 1) * (.pi - 2 * half), isJoined: true)
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

extension CGPoint {
  /// The way from another point to this one, at a length of 1.
  fileprivate func direction(from other: CGPoint) -> CGPoint {
    let (x, y) = (x - other.x, y - other.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}
