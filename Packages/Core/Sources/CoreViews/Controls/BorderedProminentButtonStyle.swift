/// A button with a filled ground.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.prominent

  /// Makes the style.
  public init() {}
  /// Returns the button with a filled ground.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled ground.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
