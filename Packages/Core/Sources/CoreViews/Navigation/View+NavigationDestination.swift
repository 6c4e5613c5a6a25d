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

  /// Pushes a screen while there is an item, or a store; leaving the screen makes it nil.
  ///
  /// An item that is not equal is another screen. For a store from `$store.scope(…)`, leaving sends
  /// `.dismiss`.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    modified(
      by: DestinationModifier(
        presentation: Presentation(
          item: item, id: { presentationIdentity(of: $0) { AnyHashable($0) } }
        ) {
          AnyView(destination($0))
        }))
  }
}
