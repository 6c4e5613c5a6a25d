public import Foundation

/// An outline that fills the room it is offered.
///
/// ```
/// struct Sail: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path {
///       $0.addLines([.zero, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: rect.maxY)])
///     }
///   }
/// }
/// ```
///
/// As a view it is filled with the colour of text. A terminal draws areas by parts of blocks, and
/// lines by box characters or dots.
public protocol Shape: Animatable, View {
  /// Returns the outline within a rectangle.
  func path(in rect: CGRect) -> Path

  /// What the outline is, for the element tree.
  var _outline: String { get }
}

extension Shape {
  /// The outline as SVG's path data, within a square of 100 points.
  public var _outline: String { path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).svg }

  /// The outline, filled with the colour of text.
  public var body: some View { ShapeView(outline: _outline) }

  /// Returns the outline, filled with a style.
  public func fill(
    _ content: some ShapeStyle, style: FillStyle = FillStyle()
  ) -> FilledShape<Self> {
    FilledShape(shape: self, layers: [ShapeView(outline: _outline, fill: content)])
  }

  /// Returns the outline, filled with the colour of text.
  public func fill(style: FillStyle = FillStyle()) -> FilledShape<Self> {
    FilledShape(shape: self, layers: [ShapeView(outline: _outline)])
  }

  /// Returns the line along the outline, in a style.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    ShapeView(outline: _outline, fill: content, lineWidth: lineWidth)
  }

  /// Returns the line along the outline, in a style.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    ShapeView(outline: _outline, fill: content, style: style)
  }

  /// Returns the line along the outline, in the colour of text.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    ShapeView(outline: _outline, lineWidth: lineWidth)
  }

  /// Returns the line along the outline, in the colour of text.
  public func stroke(style: StrokeStyle) -> some View {
    ShapeView(outline: _outline, style: style)
  }
}

/// A shape that hides the type of the shape inside.
public struct AnyShape: Shape {
  private let outline: String
  private let makePath: (CGRect) -> Path

  /// Hides the type of a shape.
  public init(_ shape: some Shape) {
    outline = shape._outline
    makePath = shape.path
  }

  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path { makePath(rect) }
  /// What the shape inside is.
  public var _outline: String { outline }
}
