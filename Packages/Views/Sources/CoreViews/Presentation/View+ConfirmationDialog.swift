public import CoreArchitecture

extension View {
  /// Shows a dialog that offers choices while the binding is true.
  ///
  /// Pressing any of its buttons ends it. Without a button whose role is `.cancel`, it gets one.
  /// The title always shows, whatever `titleVisibility` says.
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View
  ) -> some View {
    dialog(.confirmationDialog, Text(title), isPresented, AnyView(actions()), message: nil)
  }

  /// Shows a dialog with choices and a message while the binding is true.
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    dialog(
      .confirmationDialog, Text(title), isPresented, AnyView(actions()),
      message: AnyView(message()))
  }

  /// Shows a dialog that offers choices while the binding is true.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View
  ) -> some View {
    dialog(.confirmationDialog, String(title), isPresented, AnyView(actions()), message: nil)
  }

  /// Shows a dialog with choices and a message while the binding is true.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    dialog(
      .confirmationDialog, String(title), isPresented, AnyView(actions()),
      message: AnyView(message()))
  }

  /// Shows a dialog about some data while the binding is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View,
    @ViewBuilder message: (Data) -> some View
  ) -> some View {
    dialog(
      .confirmationDialog, String(title), isPresented.and(data != nil),
      data.map { AnyView(actions($0)) } ?? .nothing,
      message: data.map { AnyView(message($0)) } ?? .nothing
    )
  }

  /// Shows a dialog about some data, without a message.
  @_disfavoredOverload
  public func confirmationDialog<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View
  ) -> some View {
    dialog(
      .confirmationDialog, String(title), isPresented.and(data != nil),
      data.map { AnyView(actions($0)) } ?? .nothing, message: nil)
  }

  /// Shows a dialog about an item while there is one; pressing any of its buttons makes it nil.
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
