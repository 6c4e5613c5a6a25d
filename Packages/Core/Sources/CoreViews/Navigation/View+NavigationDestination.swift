internal import IssueReporting

/// Reports a modifier that pushes screens outside of a stack.
func reportMissingStack(_ modifier: String) {
  reportIssue(
    """
    `\(modifier)` stands outside of a `NavigationStack`, so there is nothing it could push a \
    screen upon. Move it to a view inside the stack.

    More: Documentation/Core.docc/WritingViews.md#what-is-reported
    """
  )
}

extension View {
  /// Declares how the stack around this view shows the values of a type in its path.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    modified(by: ValueDestinationModifier<Value> { AnyView(destination($0)) })
  }

  /// Pushes a screen while the binding is true; leaving the screen makes it false.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View {
    let destination = AnyView(destination())
    return modified(
      by: DestinationModifier(
        presentation: Presentation(isPresented: isPresented) { destination }))
  }

  /// Pushes a screen while there is an item; leaving the screen makes it nil.
  ///
  /// An item that is not equal is another screen.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    modified(
      by: DestinationModifier(
        presentation: Presentation(item: item, id: { AnyHashable($0) }) {
          AnyView(destination($0))
        }))
  }

  /// Pushes a screen while there is an item, with a binding through which the screen can change it.
  ///
  /// It stays the same screen for another item.
  @_disfavoredOverload
  public func navigationDestination<Item>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> some View
  ) -> some View {
    modified(
      by: DestinationModifier(
        presentation: Presentation(item: item, id: { _ in AnyHashable(true) }) { _ in
          Binding(item).map { AnyView(destination($0)) } ?? .nothing
        }))
  }
}
