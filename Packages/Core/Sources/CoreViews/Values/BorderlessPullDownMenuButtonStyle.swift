/// A look of menu buttons: without a border, opening downwards.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  /// Makes the style.
  public init() {}
}
