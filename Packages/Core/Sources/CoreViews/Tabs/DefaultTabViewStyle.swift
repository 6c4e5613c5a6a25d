/// Tabs as the host finds best.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The titles are shown.
  public static var _turnsPages: Bool { false }

  /// Makes the style.
  public init() {}
}
