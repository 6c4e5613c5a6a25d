/// The order of what a menu offers; hosts keep that of the source.
public enum MenuOrder: Hashable, Sendable {
  /// As the host finds best, as written, or the most used first.
  case automatic, fixed, priority
}

/// Whether a menu closes when something in it is pressed; it does.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// As the host finds best, closes, or stays.
  case automatic, enabled, disabled
}

/// How the chosen option of a palette stands out; hosts mark it in one way.
public enum PaletteSelectionEffect: Hashable, Sendable {
  /// As the host finds best, by another variant of its symbol, or by nothing but the app.
  case automatic, symbolVariant(SymbolVariants), custom
}

/// How a `MenuButton` of former times looks, which is a ``Menu`` here.
public protocol MenuButtonStyle {}

/// A look of menu buttons: as the host finds best.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// Makes the style.
  public init() {}
}

/// A look of menu buttons: as a menu that opens downwards.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  /// Makes the style.
  public init() {}
}

/// A look of menu buttons: without a border.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  /// Makes the style.
  public init() {}
}

/// A look of menu buttons: without a border, opening downwards.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  /// Makes the style.
  public init() {}
}
