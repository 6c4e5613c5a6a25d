public import Foundation

/// What a canvas draws with.
public struct GraphicsContext {
  private(set) var drawn: [Path] = []
  /// The opacity of what is drawn next, from 0 to 1.
  public var opacity = 1.0

  /// What lines and areas are drawn in.
  public enum Shading {
    /// A colour.
    case color(Color)
    /// A style.
    case style(any ShapeStyle)
  }

  /// Draws an area.
  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    drawn.append(path)
  }
  /// Draws a line.
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    drawn.append(path)
  }
  /// Draws a line in a style.
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawn.append(path)
  }
}
