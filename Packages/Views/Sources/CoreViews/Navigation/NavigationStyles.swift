public import Foundation

/// The look of a navigation view; hosts draw all alike.
public protocol NavigationViewStyle: Sendable {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen upon another.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the host finds best.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// In columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// One screen upon another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// A navigation view as the host finds best.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// A navigation view in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// How a split view shares its room; hosts do so in one way.
public enum NavigationSplitViewStyle: Hashable, Sendable {
  /// As the host finds best, with less room for the detail, or with all of it.
  case automatic, balanced, prominentDetail
}

/// How a screen comes in sight; hosts show it at once.
public struct NavigationTransition: Sendable {
  /// As the host finds best.
  public static let automatic = NavigationTransition()
  /// Returns a screen that grows from a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransition {
    .automatic
  }
}

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
