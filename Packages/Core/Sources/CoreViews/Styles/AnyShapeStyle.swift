/// A style that hides the type of the style inside.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// The colour of the style inside.
  public var _color: Color { style._color }
  /// The gradient of the style inside.
  public var _gradient: ShapeGradient? { style._gradient }
  /// Whether the style inside stands for another.
  public var _isResolved: Bool { style._isResolved }
  /// Returns the style that the one inside is.
  public func _known(in environment: EnvironmentValues) -> AnyShapeStyle {
    _isResolved ? style._known(in: environment) : self
  }
}
