/// A gradient around a point.
public struct AngularGradient: Hashable, Sendable, GradientStyle {
  let gradient: Gradient
  let center: UnitPoint
  let start, end: Angle

  /// Makes a gradient around a point, beginning at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Makes a gradient of colours at equal angles around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient around a point from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }
  /// Makes a gradient of colours from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { gradient._color }
  /// The colours around the point.
  public var _gradient: ShapeGradient? {
    ShapeGradient(gradient, along: .angular(center, from: start.degrees, to: end.degrees))
  }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
