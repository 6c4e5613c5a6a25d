/// The look of what says which page of a tab view is shown; hosts show the titles.
public protocol IndexViewStyle: Sendable {}

extension View {
  /// Returns the view itself: hosts show the titles of tabs, so that each can be chosen.
  public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
}
