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
  static var _mark: Element.Finish.Mark? { get }
}

extension TextFieldStyle {
  /// The usual look.
  public static var _mark: Element.Finish.Mark? { nil }

  func view(_ configuration: TextField<_Label>) -> AnyView {
    AnyView(_body(configuration: configuration))
  }
}

extension TextFieldStyle where _Body == TextField<StyleContent> {
  /// Returns the field as the host draws it.
  public func _body(configuration: TextField<_Label>) -> TextField<StyleContent> { configuration }
}
