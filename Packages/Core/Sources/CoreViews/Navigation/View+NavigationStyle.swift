public import Foundation

/// Looks of navigation that hosts choose by themselves.
extension View {
  /// Returns the view itself: hosts share the room of columns in one way.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }
  /// Returns the view itself: hosts give columns the width that they find best.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  /// Returns the view itself: hosts give columns the width that they find best.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts show screens one upon another, whatever the room.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> Self { self }
  /// Returns the view itself: hosts show the end of a push at once.
  public func navigationTransition(_ transition: NavigationTransition) -> Self { self }
  /// Returns the view itself: hosts show the end of a push at once.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
}
