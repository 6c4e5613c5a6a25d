extension View {
  /// Offers controls for what can be done with the view.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    RowMenuView(content: self, items: menuItems())
  }

  /// Offers controls for what can be done with the view; the preview is not shown.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View {
    RowMenuView(content: self, items: menuItems())
  }

  /// Offers controls for what can be done with the row that the view is.
  ///
  /// Hosts offer them as they do a `contextMenu`; edge and full swipe have no effect.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    RowMenuView(content: self, items: content())
  }
}
