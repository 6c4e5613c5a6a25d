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
