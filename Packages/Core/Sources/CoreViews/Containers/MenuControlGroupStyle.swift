/// Controls that a menu opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Returns a menu of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// In a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
