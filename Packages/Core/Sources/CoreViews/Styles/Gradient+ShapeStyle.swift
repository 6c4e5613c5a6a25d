extension Gradient: ShapeStyle {
  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { stops.isEmpty ? .clear : stops[stops.count / 2].color }
  /// The colours from the top to the bottom.
  public var _gradient: ShapeGradient? {
    ShapeGradient(self, along: .linear(from: .top, to: .bottom))
  }
}
