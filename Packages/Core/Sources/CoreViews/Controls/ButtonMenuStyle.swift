/// A menu that opens as a button does, in the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// Returns the menu as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
