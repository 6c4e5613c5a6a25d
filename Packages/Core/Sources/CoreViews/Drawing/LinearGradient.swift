/// A gradient from one point to another.
public struct LinearGradient: Hashable, Sendable, GradientStyle {
  let gradient: Gradient
  let start, end: UnitPoint

  /// Makes a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }
  /// Makes a gradient of colours at equal distances between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Makes a gradient of colours at places between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { gradient._color }
  /// The colours from the one point to the other.
  public var _gradient: ShapeGradient? {
    ShapeGradient(gradient, along: .linear(from: start, to: end))
  }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
