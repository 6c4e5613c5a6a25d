/// A field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
