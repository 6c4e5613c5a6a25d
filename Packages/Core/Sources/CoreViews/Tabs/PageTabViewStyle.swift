/// Tabs as pages that are turned, with a dot for each.
///
/// A terminal turns them by the arrow keys as well, and leaves out the dots where they are not wanted;
/// elsewhere they stay, as a person turns the page by them.
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
