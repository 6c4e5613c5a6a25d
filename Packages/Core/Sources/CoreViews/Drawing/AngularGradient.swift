/// A gradient around a point.
public struct AngularGradient: Hashable, Sendable, ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let angle: Angle

  /// Makes a gradient around a point, beginning at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }
  /// Makes a gradient of colours at equal angles around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient around a point from one angle to another; hosts draw a whole turn.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: gradient, center: center, angle: startAngle)
  }
  /// Makes a gradient of colours from one angle to another; hosts draw a whole turn.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(colors: colors, center: center, angle: startAngle)
  }

  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { gradient._color }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
