public import Foundation

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
