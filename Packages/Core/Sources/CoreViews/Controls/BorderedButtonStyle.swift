/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.bordered

  /// Makes the style.
  public init() {}
  /// Returns the button with a border.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
