public import Foundation

/// A shape that can be drawn smaller, by the same distance on each side.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape = InsetOutline
  /// Returns the shape, smaller by a distance in points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == InsetOutline {
  /// Returns the shape, smaller by a distance in points on each side.
  public func inset(by amount: CGFloat) -> InsetOutline {
    InsetOutline(shape: AnyShape(self), amount: amount)
  }
}

extension InsettableShape {
  /// Returns the line within the outline, in a style.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    ShapeView(outline: _outline, fill: content, lineWidth: lineWidth, isWithin: true)
  }

  /// Returns the line within the outline, in a style.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(outline: _outline, fill: content, style: style, isWithin: true)
  }

  /// Returns the line within the outline, in a style and the colour of text.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    ShapeView(outline: _outline, style: style, isWithin: true)
  }

  /// Returns the line within the outline, in the colour of text.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    ShapeView(outline: _outline, lineWidth: lineWidth, isWithin: true)
  }
}

/// A shape that is smaller by the same distance on each side.
public struct InsetOutline: InsettableShape {
  let shape: AnyShape
  let amount: CGFloat

  /// Returns the outline within a smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }
}
