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

extension ForEach {
  /// Offers controls for what can be done with each of the views.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    eachWithMenu(menuItems())
  }

  /// Offers controls for what can be done with each of the views; the preview is not shown.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View {
    eachWithMenu(menuItems())
  }

  /// Offers controls for what can be done with each of the rows that the views are.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    eachWithMenu(content())
  }

  private func eachWithMenu<Items: View>(
    _ items: Items
  ) -> ForEach<Data, ID, RowMenuView<Content, Items>> {
    ForEach<Data, ID, RowMenuView<Content, Items>>(data, path: id) { [row] in
      RowMenuView(content: row.build($0), items: items)
    }
  }
}
