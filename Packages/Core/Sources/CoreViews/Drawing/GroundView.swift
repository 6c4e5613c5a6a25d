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
