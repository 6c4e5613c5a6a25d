public import Foundation

/// A gradient from the middle of an ellipse to its edge.
public struct EllipticalGradient: Hashable, Sendable, ShapeStyle, View {
  let gradient: Gradient

  /// Makes a gradient; where it begins and ends counts only for hosts that draw several colours.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
  }

  /// Makes a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(gradient: Gradient(colors: colors), center: center)
  }

  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { gradient._color }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
