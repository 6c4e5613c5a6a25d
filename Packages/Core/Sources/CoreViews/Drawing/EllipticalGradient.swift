public import Foundation

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
