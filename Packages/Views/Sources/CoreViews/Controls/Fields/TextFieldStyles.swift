/// The look of text fields; a terminal draws those of the library alike.
///
/// ```
/// struct Framed: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding().border(.gray)
///   }
/// }
/// ```
public protocol TextFieldStyle {
  /// The view of a field.
  associatedtype _Body: View
  /// The label of the field that a style is asked for.
  typealias _Label = StyleContent

  /// Returns the view of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// What a page draws; nil for the usual look.
  static var _mark: Element.Appearance.Mark? { get }
}

extension TextFieldStyle {
  /// The usual look.
  public static var _mark: Element.Appearance.Mark? { nil }

  func view(_ configuration: TextField<_Label>) -> AnyView {
    AnyView(_body(configuration: configuration))
  }
}

extension TextFieldStyle where _Body == TextField<StyleContent> {
  /// Returns the field as the host draws it.
  public func _body(configuration: TextField<_Label>) -> TextField<StyleContent> { configuration }
}

/// The look that a host finds best.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<StyleContent>

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the host finds best.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<StyleContent>

  /// Makes the style.
  public init() {}
  /// Without a border.
  public static var _mark: Element.Appearance.Mark? { .fieldPlain }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<StyleContent>

  /// Makes the style.
  public init() {}
  /// With a border.
  public static var _mark: Element.Appearance.Mark? { .fieldBordered }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
