extension View {
  /// Shows an alert while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modified(
      by: ModalModifier(
        kind: .alert,
        presentation: Presentation(isPresented: isPresented) { content().buttons.views },
        title: { content().title.string },
        message: { content().message.map { AnyView($0) } ?? .nothing }))
  }

  /// Shows an alert about an item while there is one; pressing any of its buttons makes it nil.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    itemDialog(
      .alert, item, { content($0).title }, { content($0).buttons.views },
      message: { content($0).message.map { AnyView($0) } ?? .nothing })
  }

  /// Shows a dialog with choices while the binding is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modified(
      by: ModalModifier(
        kind: .confirmationDialog,
        presentation: Presentation(isPresented: isPresented) { content().buttons.views },
        title: { content().title.string },
        message: { content().message.map { AnyView($0) } ?? .nothing }))
  }

  /// Shows a dialog with choices about an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    itemDialog(
      .confirmationDialog, item, { content($0).title }, { content($0).buttons.views },
      message: { content($0).message.map { AnyView($0) } ?? .nothing })
  }
}
