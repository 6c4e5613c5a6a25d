public import Foundation

/// A shape that is filled, and that can have lines along its outline besides.
public struct FilledShape<Outline: Shape>: View {
  let shape: Outline
  /// From back to front.
  let layers: [ShapeView]

  /// The filled shape, and its lines in front of it.
  public var body: some View {
    if layers.count == 1 {
      layers[0]
    } else {
      ZStack { ArrayView(content: layers) }
    }
  }

  /// Adds the line along the outline, in a style; its width is in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    adding(ShapeView(outline: shape._outline, fill: content, lineWidth: lineWidth))
  }

  /// Adds the line along the outline, in a style.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> FilledShape {
    adding(ShapeView(outline: shape._outline, fill: content, style: style))
  }

  /// Adds the line within the outline, in a style; its width is in points.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    adding(ShapeView(outline: shape._outline, fill: content, lineWidth: lineWidth, isWithin: true))
  }

  /// Fills the outline once more.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> FilledShape {
    adding(ShapeView(outline: shape._outline, fill: content))
  }

  private func adding(_ layer: ShapeView) -> FilledShape {
    FilledShape(shape: shape, layers: layers + [layer])
  }
}
