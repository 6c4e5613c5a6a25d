public import CoreArchitecture

extension View {
  /// Shows a sheet while its feature is presented; closing the sheet sends `.dismiss`.
  ///
  /// A feature whose state has another `id`, or is another case of an enum, is another sheet.
  public func sheet<State, Action>(
    item: Binding<Store<State, Action>?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> some View
  ) -> some View {
    storeModal(.sheet, item, onDismiss) { AnyView(content($0)) }
  }

  /// Shows a cover, which hides everything below it, while its feature is presented.
  ///
  /// Closing the cover sends `.dismiss`.
  public func fullScreenCover<State, Action>(
    item: Binding<Store<State, Action>?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> some View
  ) -> some View {
    storeModal(.cover, item, onDismiss) { AnyView(content($0)) }
  }

  /// Shows a sheet, as every popover is, while its feature is presented.
  public func popover<State, Action>(
    item: Binding<Store<State, Action>?>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> some View
  ) -> some View {
    storeModal(.sheet, item, nil) { AnyView(content($0)) }
  }

  /// Pushes a screen while its feature is presented; leaving the screen sends `.dismiss`.
  public func navigationDestination<State, Action>(
    item: Binding<Store<State, Action>?>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> some View
  ) -> some View {
    modified(
      by: DestinationModifier(
        presentation: Presentation(store: item) { AnyView(destination($0)) }))
  }

  private func storeModal<State, Action>(
    _ kind: ModalModifier.Kind, _ item: Binding<Store<State, Action>?>,
    _ onDismiss: (() -> Void)?, _ content: @escaping (Store<State, Action>) -> AnyView
  ) -> ModifiedView<Self, ModalModifier> {
    modified(
      by: ModalModifier(
        kind: kind, presentation: Presentation(store: item, build: content),
        onDismiss: onDismiss))
  }
}
