/// A button without a border, in the colour of controls.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.borderless

  /// Makes the style.
  public init() {}
  /// Returns the button without a border.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The colour of controls, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
