/// Something to draw with: a colour, a gradient, a material.
///
/// Hosts that draw one colour ask for it; `.red`, `.secondary`, `.tint` and so on are found wherever
/// a style is expected.
public protocol ShapeStyle: Sendable {
  /// The colour that comes nearest.
  var _color: Color { get }
  /// The colours that change into each other; nil for one colour.
  var _gradient: ShapeGradient? { get }
}

extension ShapeStyle {
  /// None: the style is one colour.
  public var _gradient: ShapeGradient? { nil }
  /// Returns the style at an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _color.opacity(opacity) }
}

extension ShapeStyle {
  /// The second level of the style, less prominent.
  public var secondary: some ShapeStyle { _color.opacity(0.6) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _color.opacity(0.3) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _color.opacity(0.18) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _color.opacity(0.1) }
}
