/// Tabs as the host finds best.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}
