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
