/// A look of menu buttons: without a border.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  /// Makes the style.
  public init() {}
}
