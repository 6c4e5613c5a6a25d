/// Looks of menus and rows that hosts choose by themselves.
extension View {
  /// Returns the view itself: a menu's sign says that it opens.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Returns the view itself: hosts offer what is in a menu in the order that it is written in.
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  /// Returns the view itself: a menu closes when something in it is pressed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
  /// Returns the view itself: lines between rows have one colour.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self {
    self
  }
  /// Returns the view itself: lines between sections have one colour.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self {
    self
  }
  /// Returns the view itself: hosts draw the label of a badge in one way.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
}
