/// A control in a toolbar.
public struct ToolbarItem<Content: View>: View {
  let content: Content

  /// Makes an item; the placement has no effect.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The control, without an element around it.
  public var body: some View { content }
}
