/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<StyleContent>

  /// Makes the style.
  public init() {}
  /// Without a border.
  public static var _mark: Element.Finish.Mark? { .fieldPlain }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
