public import Foundation

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

/// A gradient from a point outwards.
public struct RadialGradient: Hashable, Sendable, GradientStyle {
  let gradient: Gradient
  let center: UnitPoint
  let start, end: CGFloat

  /// Makes a gradient between two circles around a point; the radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    start = startRadius
    end = endRadius
  }
  /// Makes a gradient of colours at equal distances between two circles.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { gradient._color }
  /// The colours from the inner radius to the outer one.
  public var _gradient: ShapeGradient? {
    ShapeGradient(gradient, along: .radial(center, from: start, to: end))
  }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

/// A gradient from the middle of an ellipse to its edge.
public struct EllipticalGradient: Hashable, Sendable, GradientStyle {
  let gradient: Gradient
  let center: UnitPoint
  let start, end: CGFloat

  /// Makes a gradient between two ellipses around a point, in parts of the view's size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Makes a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { gradient._color }
  /// The colours from the inner ellipse to the outer one.
  public var _gradient: ShapeGradient? {
    ShapeGradient(gradient, along: .elliptical(center, from: start, to: end))
  }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

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

/// A gradient over a grid of points; hosts draw the colours from one corner to the other.
public struct MeshGradient: Hashable, Sendable, GradientStyle {
  private let colors: [Color]
  private let width: Int

  /// Makes a gradient of a colour for each point, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.colors = colors
    self.width = max(1, width)
  }

  /// The colour in the middle.
  public var _color: Color { colors.isEmpty ? .clear : colors[colors.count / 2] }
  /// The colours of the points between the first and the last corner.
  public var _gradient: ShapeGradient? {
    let rows = max(1, colors.count / width)
    let steps = max(rows, width) - 1
    guard steps > 0 else { return nil }
    let between = (0...steps).map { step in
      colors[step * (rows - 1) / steps * width + step * (width - 1) / steps]
    }
    return ShapeGradient(
      Gradient(colors: between), along: .linear(from: .topLeading, to: .bottomTrailing))
  }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

/// A gradient that knows its line, which is a view as well.
public protocol GradientStyle: ShapeStyle, View {}

extension Color: View {
  /// A rectangle of the colour, which fills the room it is offered.
  public var body: some View { Rectangle().fill(self) }
}

/// A view with others within, which may be nothing but a colour or a gradient.
private protocol GroundView {
  var ground: AnyShapeStyle? { get }
}

extension ModifiedView: GroundView {
  fileprivate var ground: AnyShapeStyle? { styleOfGround(content) }
}

/// Returns the colour or gradient that a view is, in whatever frame; nil for every other view.
func styleOfGround(_ view: some View) -> AnyShapeStyle? {
  if let color = view as? Color { return AnyShapeStyle(color) }
  if let gradient = view as? any GradientStyle { return AnyShapeStyle(gradient) }
  return (view as? any GroundView)?.ground
}
