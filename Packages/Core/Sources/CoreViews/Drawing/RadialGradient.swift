public import Foundation

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
