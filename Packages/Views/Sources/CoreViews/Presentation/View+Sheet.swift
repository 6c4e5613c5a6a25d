extension View {
  /// Shows a sheet while the binding is true; closing the sheet makes it false.
  ///
  /// `onDismiss` runs after the update in which the sheet has gone.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modal(.sheet, Presentation(isPresented: isPresented) { AnyView(content()) }, onDismiss)
  }

  /// Shows a sheet while there is an item, or a store; closing the sheet makes it nil.
  ///
  /// An item with another id is another sheet. For a store from `$store.scope(…)`, closing sends
  /// `.dismiss`; a state with another `id`, or in another case of an enum, is another sheet.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    modal(.sheet, .item(item, content: content), onDismiss)
  }

  /// Shows a cover, which hides everything below it, while the binding is true.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modal(.cover, Presentation(isPresented: isPresented) { AnyView(content()) }, onDismiss)
  }

  /// Shows a cover, which hides everything below it, while there is an item, or a store.
  ///
  /// An item with another id is another cover. For a store from `$store.scope(…)`, closing sends
  /// `.dismiss`.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    modal(.cover, .item(item, content: content), onDismiss)
  }

  /// Shows a sheet, as every popover is, while the binding is true.
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modal(.sheet, Presentation(isPresented: isPresented) { AnyView(content()) }, nil)
  }

  /// Shows a sheet, as every popover is, while there is an item, or a store.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    modal(.sheet, .item(item, content: content), nil)
  }

  func modal(
    _ kind: ModalModifier.Kind, _ presentation: Presentation, _ onDismiss: (() -> Void)?
  ) -> ModifiedView<Self, ModalModifier> {
    modified(by: ModalModifier(kind: kind, presentation: presentation, onDismiss: onDismiss))
  }
}

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
