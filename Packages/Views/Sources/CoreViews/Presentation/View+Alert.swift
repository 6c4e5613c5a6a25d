public import CoreArchitecture
public import CoreCasePaths
public import Foundation

extension View {
  /// Shows an alert while the binding is true.
  ///
  /// Pressing any of its buttons ends it. Without buttons, it gets one to confirm.
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message while the binding is true.
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert while the binding is true.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    dialog(.alert, String(title), isPresented, AnyView(actions()), message: nil)
  }

  /// Shows an alert with a message while the binding is true.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    dialog(
      .alert, String(title), isPresented, AnyView(actions()), message: AnyView(message()))
  }

  /// Shows an alert while the binding is true; the title's style is left out.
  public func alert(
    _ title: some _ShownTitle & _Weighty, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    dialog(.alert, title._title, isPresented, AnyView(actions()), message: nil)
  }

  /// Shows an alert with a message while the binding is true; the title's style is left out.
  public func alert(
    _ title: some _ShownTitle & _Weighty, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    dialog(.alert, title._title, isPresented, AnyView(actions()), message: AnyView(message()))
  }

  /// Shows an alert about some data while the binding is true and there is data.
  @_disfavoredOverload
  public func alert<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Shows an alert with a message about some data, while the binding is true and there is data.
  @_disfavoredOverload
  public func alert<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View,
    @ViewBuilder message: (Data) -> some View
  ) -> some View {
    dialog(
      .alert, String(title), isPresented.and(data != nil),
      data.map { AnyView(actions($0)) } ?? .nothing,
      message: data.map { AnyView(message($0)) } ?? .nothing
    )
  }

  /// Shows an alert about an item while there is one; pressing any of its buttons makes it nil.
  public func alert<Item>(
    item: Binding<Item?>, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message about an item while there is one.
  ///
  /// Pressing any of its buttons makes the item nil.
  public func alert<Item>(
    item: Binding<Item?>, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    itemDialog(
      .alert, item, title, { AnyView(actions($0)) }, message: { AnyView(message($0)) })
  }
}

extension View {
  func dialog(
    _ kind: ModalModifier.Kind, _ title: String, _ isPresented: Binding<Bool>,
    _ actions: AnyView, message: AnyView?
  ) -> ModifiedView<Self, ModalModifier> {
    dialog(kind, Text(verbatim: title), isPresented, actions, message: message)
  }

  func dialog(
    _ kind: ModalModifier.Kind, _ title: Text, _ isPresented: Binding<Bool>,
    _ actions: AnyView, message: AnyView?
  ) -> ModifiedView<Self, ModalModifier> {
    modified(
      by: ModalModifier(
        kind: kind,
        presentation: Presentation(isPresented: isPresented) { actions },
        title: { title.string },
        message: message.map { view in { view } }
      ))
  }

  /// Shows a dialog for an item, identified by its id, else by its value.
  ///
  /// An item that is neither identifiable nor hashable never replaces the dialog of another.
  func itemDialog<Item>(
    _ kind: ModalModifier.Kind, _ item: Binding<Item?>, _ title: @escaping (Item) -> Text,
    _ actions: @escaping (Item) -> AnyView, message: @escaping (Item) -> AnyView
  ) -> ModifiedView<Self, ModalModifier> {
    modified(
      by: ModalModifier(
        kind: kind,
        presentation: Presentation(item: item, id: identity(of:), build: actions),
        title: { item.wrappedValue.map(title)?.string ?? "" },
        message: { item.wrappedValue.map(message) ?? .nothing }
      ))
  }
}

private func identity<Item>(of item: Item) -> AnyHashable {
  func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
  if let item = item as? any Identifiable { return id(of: item) }
  if let item = item as? any Hashable { return AnyHashable(item) }
  return AnyHashable(true)
}

extension Binding where Value == Bool {
  /// Returns a binding that reads false unless the condition holds.
  func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension View {
  /// Shows an alert about an error while the binding is true and there is one.
  ///
  /// Its title is what the error says has happened; what to do about it is the message.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(
      isPresented: isPresented, error: error, actions: { _ in actions() },
      message: { Text($0.recoverySuggestion ?? "") })
  }

  /// Shows an alert with a message about an error while the binding is true and there is one.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> some View {
    alert(
      error?.errorDescription ?? error?.localizedDescription ?? "", isPresented: isPresented,
      presenting: error, actions: actions, message: message)
  }
}
