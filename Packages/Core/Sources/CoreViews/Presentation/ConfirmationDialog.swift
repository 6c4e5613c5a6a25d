/// Whether something is shown that hosts may decide upon.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

extension View {
  /// Offers choices while the binding is true. Any of its buttons ends it; there is always one to
  /// cancel.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    dialog(.confirmationDialog, String(title), isPresented, { AnyView(actions()) }, message: nil)
  }

  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    dialog(
      .confirmationDialog, String(title), isPresented, { AnyView(actions()) },
      message: { AnyView(message()) })
  }

  public func confirmationDialog<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    dialog(
      .confirmationDialog, String(title), isPresented.and(data != nil),
      { data.map { AnyView(actions($0)) } ?? .nothing },
      message: { data.map { AnyView(message($0)) } ?? .nothing }
    )
  }

  /// Offers choices while there is an item; any of its buttons makes it nil.
  public func confirmationDialog<Item>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    itemDialog(
      .confirmationDialog, item, title, { AnyView(actions($0)) },
      message: { AnyView(message($0)) })
  }
}
