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
