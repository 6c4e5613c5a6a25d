/// A menu as the host draws it.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// Returns the menu as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the host draws it.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
