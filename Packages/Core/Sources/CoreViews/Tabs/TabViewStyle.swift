/// The look of a tab view.
public protocol TabViewStyle: Sendable {
  /// Whether the tabs are pages that are turned, and dots stand for their titles.
  static var _turnsPages: Bool { get }
}

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
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets how the tab views in this view show their tabs.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.turnsPages, Style._turnsPages)
      .environment(\.hidesDots, (style as? PageTabViewStyle)?.indexDisplayMode == .never)
  }
}
