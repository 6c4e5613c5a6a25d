/// Tabs as pages that are turned.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots below the pages show which one is seen.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// If there are several pages, always, or never.
    case automatic, always, never
  }

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
