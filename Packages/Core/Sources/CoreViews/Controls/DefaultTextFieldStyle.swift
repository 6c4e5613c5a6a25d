/// The look that a host finds best.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the host finds best.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
