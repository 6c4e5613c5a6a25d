/// A button that is its label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.plain

  /// Makes the style.
  public init() {}
  /// Returns the button with its label alone.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
