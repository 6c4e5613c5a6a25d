/// The look of the dots that say which page of a tab view is shown.
public protocol IndexViewStyle: Sendable {}

extension View {
  /// Returns the view itself: dots have no ground of their own.
  public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
}
