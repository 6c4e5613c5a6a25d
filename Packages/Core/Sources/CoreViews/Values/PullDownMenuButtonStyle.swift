/// A look of menu buttons: as a menu that opens downwards.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  /// Makes the style.
  public init() {}
}
