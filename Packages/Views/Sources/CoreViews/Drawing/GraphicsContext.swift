public import Foundation

/// What a canvas draws with.
///
/// Copies draw on the same canvas; what is changed of one, such as its transform, is not of others.
public struct GraphicsContext {
  let record: DrawingRecord
  private let size: CGSize
  /// The change of coordinates of what is drawn next.
  public var transform = CGAffineTransform.identity
  /// The opacity of what is drawn next, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn next is mixed with what is there; hosts draw it over that.
  public var blendMode = BlendMode.normal

  init(_ record: DrawingRecord, size: CGSize) {
    self.record = record
    self.size = size
  }

  /// Draws an area.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, shading, nil)
  }
  /// Draws a line; its width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    draw(path, shading, StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line in a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, shading, style)
  }
  /// Draws a text or a symbol with a point of it at a place; the anchor is its middle if not named.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(AnyView(text), point, anchor)
  }
  /// Draws a text in the middle of a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(text, at: CGPoint(x: rect.midX, y: rect.midY))
  }
  /// Draws an image with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(AnyView(image), point, anchor)
  }
  /// Draws an image in the middle of a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
  }
  /// Draws a view of the canvas with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, point, anchor)
  }
  /// Draws in a copy of the context, whose changes end with the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// Moves what is drawn next by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Makes what is drawn next larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Turns what is drawn next around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Applies another change of coordinates to what is drawn next, before those there are.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Leaves the context as it is: hosts draw without filters.
  public mutating func addFilter(_ filter: Filter) {}
  /// Leaves the context as it is: a canvas is cut at its own edges only.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Returns the view of the canvas's `symbols` that has a tag.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    record.symbols[AnyHashable(id)].map(ResolvedSymbol.init)
  }
  /// Returns the text itself, which is measured when it is drawn.
  public func resolve(_ text: Text) -> Text { text }
  /// Returns the image itself, which is measured when it is drawn.
  public func resolve(_ image: Image) -> Image { image }

  private func draw(_ path: Path, _ shading: Shading, _ line: StrokeStyle?) {
    // The element tree has outlines within 100 by 100 points.
    let fit = CGAffineTransform(
      scaleX: size.width > 0 ? 100 / size.width : 0,
      y: size.height > 0 ? 100 / size.height : 0)
    record.add(
      path.applying(transform.concatenating(fit)), in: shading.color?.opacity(opacity), line)
  }

  private func draw(_ view: AnyView, _ point: CGPoint, _ anchor: UnitPoint) {
    record.add(view, at: point.applying(transform), anchor)
  }
}

extension GraphicsContext {
  /// What lines and areas are drawn in.
  public struct Shading {
    /// Nil for the colour of text.
    let color: Color?

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading {
      Shading(color: color.name == nil && !color.isClear ? nil : color)
    }
    /// Returns the colour of a style.
    public static func style(_ style: some ShapeStyle) -> Shading { color(style._color) }
    /// The colour of text.
    public static var foreground: Shading { Shading(color: nil) }
    /// Returns a gradient from a point to another; hosts draw the colour in its middle.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      color(gradient._color)
    }
    /// Returns a gradient around a point; hosts draw the colour in its middle.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      color(gradient._color)
    }
    /// Returns a gradient along a circle; hosts draw the colour in its middle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(degrees: 0)
    ) -> Shading {
      color(gradient._color)
    }
  }

  /// A change of what is drawn as a whole, which hosts leave out.
  public enum Filter {
    /// Drawn without sharp edges.
    case blur(radius: CGFloat)
    /// Brighter or darker, and further from or nearer to gray.
    case brightness(Double), contrast(Double), saturation(Double), grayscale(Double)
    /// With other hues.
    case hueRotation(Angle)
    /// With a shadow.
    case shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
  }

  /// A view of a canvas that can be drawn.
  public struct ResolvedSymbol {
    let view: AnyView
  }
}

/// What was drawn on a canvas, from back to front.
final class DrawingRecord {
  enum Part {
    /// Lines of one style, or areas, in one colour.
    case outline(Path, Color?, line: StrokeStyle?)
    case view(AnyView, CGPoint, UnitPoint)
  }

  private(set) var parts: [Part] = []
  let symbols: [AnyHashable: AnyView]

  init(symbols: [AnyHashable: AnyView]) { self.symbols = symbols }

  /// Adds an outline; lines that look like those before them become one with them.
  func add(_ path: Path, in color: Color?, _ line: StrokeStyle?) {
    if case .outline(var whole, color, line)? = parts.last, line != nil {
      whole.addPath(path)
      parts[parts.count - 1] = .outline(whole, color, line: line)
    } else {
      parts.append(.outline(path, color, line: line))
    }
  }

  func add(_ view: AnyView, at point: CGPoint, _ anchor: UnitPoint) {
    parts.append(.view(view, point, anchor))
  }
}
