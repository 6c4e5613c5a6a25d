public import Foundation

/// A gradient from a point outwards.
public struct RadialGradient: Hashable, Sendable, ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let radii: ClosedRange<CGFloat>

  /// Makes a gradient between two circles around a point; the radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = min(startRadius, endRadius)...max(startRadius, endRadius)
  }
  /// Makes a gradient of colours at equal distances between two circles.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { gradient._color }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
