/// A style that hides the type of the style inside.
public struct AnyShapeStyle: ShapeStyle {
  /// The colour of the style inside.
  public let _color: Color
  /// The gradient of the style inside.
  public let _gradient: ShapeGradient?

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) {
    _color = style._color
    _gradient = style._gradient
  }
}
