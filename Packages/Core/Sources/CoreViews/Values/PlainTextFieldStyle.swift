/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
