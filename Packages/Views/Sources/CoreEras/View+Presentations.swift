public import CoreArchitecture
public import CoreViews

// Presentations whose content gets a binding to the item: `.sheet(item: $draft) { $draft in … }`.
//
// They are apart from Core, as a closure fits both them and the modifiers that hand on the item:
// with both, each link of a chain would double what the compiler does for a wrong line.

extension View {
  /// Shows a sheet while there is an item, with a binding through which the content can change it.
  @_disfavoredOverload
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { _ in Binding(item).map { content($0) } }
  }

  /// Shows a sheet while there is an item, with a binding through which the content can change it.
  ///
  /// An item with another id is another one.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    sheet(item: item, id: id, onDismiss: onDismiss) { _ in Binding(item).map { content($0) } }
  }

  /// Shows a cover while there is an item, with a binding through which the content can change it.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    fullScreenCover(item: item, onDismiss: onDismiss) { _ in Binding(item).map { content($0) } }
  }

  /// Shows a cover while there is an item, with a binding through which the content can change it.
  ///
  /// An item with another id is another one.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    fullScreenCover(item: item, id: id, onDismiss: onDismiss) { _ in
      Binding(item).map { content($0) }
    }
  }

  /// Shows a sheet, as every popover is, while there is an item, with a binding to it.
  @_disfavoredOverload
  public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    popover(item: item) { _ in Binding(item).map { content($0) } }
  }

  /// Shows a sheet, as every popover is, while there is an item, with a binding to it.
  ///
  /// An item with another id is another one.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    popover(item: item, id: id) { _ in Binding(item).map { content($0) } }
  }

  /// Pushes a screen while there is an item, with a binding through which the screen can change it.
  ///
  /// It stays the same screen for another item.
  @_disfavoredOverload
  public func navigationDestination<Item>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> some View
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      Binding(item).map { destination($0) }
    }
  }
}

// Apart from the modifiers with an `@ObservableState`: the compiler also tries a single argument
// with a label where one without is written, so each would double what a wrong line costs.

extension View {
  /// Shows an alert while its state is there; a button sends its action and ends it.
  ///
  /// Today `alert($store.scope(state: \.alert, action: \.alert))`.
  public func alert<Action>(
    store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
  ) -> some View {
    alert(store.presented { _ in true })
  }

  /// Shows a dialog while its state is there; a button sends its action and ends it.
  ///
  /// Today `confirmationDialog($store.scope(state: \.dialog, action: \.dialog))`.
  public func confirmationDialog<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
  ) -> some View {
    confirmationDialog(store.presented { _ in true })
  }
}
