// Presentations of items without an `id`.

extension View {
  /// Shows a sheet while there is an item; an item with another id is another sheet.
  public func sheet<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    modal(.sheet, .item(item, id: id, content: content), onDismiss)
  }

  /// Shows a cover while there is an item; an item with another id is another cover.
  public func fullScreenCover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    modal(.cover, .item(item, id: id, content: content), onDismiss)
  }

  /// Shows a sheet, as every popover is, while there is an item; an item with another id is another
  /// one.
  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    modal(.sheet, .item(item, id: id, content: content), nil)
  }
}
