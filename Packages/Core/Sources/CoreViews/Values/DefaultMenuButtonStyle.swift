/// A look of menu buttons: as the host finds best.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// Makes the style.
  public init() {}
}
