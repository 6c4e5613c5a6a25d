public import Foundation

/// Something to draw with: a colour, a gradient, a material, or a style of your own.
///
/// ```
/// struct Tide: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.isEnabled ? Color.teal : Color.gray
///   }
/// }
/// ```
///
/// `.red`, `.secondary`, `.tint` and so on are found wherever a style is expected.
public protocol ShapeStyle: Sendable {
  /// The style that it stands for; `Never` for one that hosts know.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that it stands for, where the environment is as given.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The colour that comes nearest.
  var _color: Color { get }
  /// The colours that change into each other; nil for one colour.
  var _gradient: ShapeGradient? { get }
  /// Whether it stands for another style, by the environment.
  var _isResolved: Bool { get }
  /// Returns the style that hosts know.
  func _known(in environment: EnvironmentValues) -> AnyShapeStyle
}

extension ShapeStyle {
  /// The colour of the style that it stands for in an environment that nobody has changed.
  public var _color: Color { resolve(in: EnvironmentValues())._color }
  /// None: the style is one colour, or stands for another style.
  public var _gradient: ShapeGradient? { nil }
  /// Whether it has said which style it stands for.
  public var _isResolved: Bool { Resolved.self != Never.self }
  /// Returns the style that the one it stands for is.
  public func _known(in environment: EnvironmentValues) -> AnyShapeStyle {
    _isResolved ? resolve(in: environment)._known(in: environment) : AnyShapeStyle(self)
  }

  /// The colour that comes nearest, where the environment is as given.
  func color(in environment: EnvironmentValues) -> Color {
    _isResolved ? _known(in: environment)._color : _color
  }
}

extension ShapeStyle where Resolved == Never {
  /// Has nothing to return: hosts know the style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not say in `resolve(in:)` which style it stands for.")
  }
}

extension ShapeStyle {
  /// Returns the style at an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(self, opacity) }
  /// The second level of the style, less prominent.
  public var secondary: some ShapeStyle { FadedStyle(self, 0.6) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { FadedStyle(self, 0.3) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { FadedStyle(self, 0.18) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { FadedStyle(self, 0.1) }
}

extension Never: ShapeStyle {
  /// Has nothing to return: there is no such style.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

/// A style that hides the type of the style inside.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// The colour of the style inside.
  public var _color: Color { style._color }
  /// The gradient of the style inside.
  public var _gradient: ShapeGradient? { style._gradient }
  /// Whether the style inside stands for another.
  public var _isResolved: Bool { style._isResolved }
  /// Returns the style that the one inside is.
  public func _known(in environment: EnvironmentValues) -> AnyShapeStyle {
    _isResolved ? style._known(in: environment) : self
  }
}

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

/// A shadow of what is drawn in a style, which hosts leave out.
public struct ShadowStyle: Hashable, Sendable {
  /// Returns a shadow behind; the radius and the distances are in points.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
  /// Returns a shadow within; the radius and the distances are in points.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

extension ShapeStyle {
  /// Returns the colour of the style: hosts draw no shadow of a style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _color }
}

extension ShapeStyle where Self == Color {
  /// Returns the colour of text: hosts draw no shadow of a style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { Color.primary }
}
