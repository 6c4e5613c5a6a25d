/// The colour of a style at an opacity.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  private let base: Base
  private let opacity: Double

  init(_ base: Base, _ opacity: Double) { (self.base, self.opacity) = (base, opacity) }

  var _color: Color { base._color.opacity(opacity) }
  var _isResolved: Bool { base._isResolved }

  func _known(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(base.color(in: environment).opacity(opacity))
  }
}
