/// The look of a tab view; hosts draw all alike.
public protocol TabViewStyle: Sendable {}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the host finds best.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// In a bar, or at the side.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// In a bar.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// As pages that are turned.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns pages that are turned.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle()
  }
}

extension View {
  /// Returns the view itself: hosts show the titles of tabs, so that each can be chosen.
  public func tabViewStyle(_ style: some TabViewStyle) -> Self { self }
}
