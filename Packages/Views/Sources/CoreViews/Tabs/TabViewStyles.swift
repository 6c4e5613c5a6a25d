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

/// Tabs as the host finds best.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The titles are shown.
  public static var _turnsPages: Bool { false }

  /// Makes the style.
  public init() {}
}

/// Tabs as pages that are turned, with a dot for each.
///
/// A terminal turns them by the arrow keys as well, and leaves out the dots where they are not
/// wanted; elsewhere they stay, as a person turns the page by them.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots below the pages show which one is seen.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// If there are several pages, always, or never.
    case automatic, always, never
  }

  /// Dots stand for the titles.
  public static var _turnsPages: Bool { true }

  let indexDisplayMode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

/// The look of the dots that say which page of a tab view is shown.
public protocol IndexViewStyle: Sendable {}

extension View {
  /// Returns the view itself: dots have no ground of their own.
  public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the dots.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// As the host finds best, while a person uses it, always and never.
    case automatic, interactive, always, never
  }
  /// Makes dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Returns dots.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
