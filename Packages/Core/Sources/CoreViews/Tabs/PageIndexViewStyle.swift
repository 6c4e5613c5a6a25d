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
