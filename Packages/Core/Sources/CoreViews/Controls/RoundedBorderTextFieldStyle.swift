/// A field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<StyleContent>

  /// Makes the style.
  public init() {}
  /// With a border.
  public static var _mark: Element.Finish.Mark? { .fieldBordered }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
