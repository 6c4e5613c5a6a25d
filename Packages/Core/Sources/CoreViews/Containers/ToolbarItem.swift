/// A control in a toolbar, or several.
public struct ToolbarItem<Content: View>: View, ToolbarContent {
  @Environment(\.toolbarSlot) private var slot
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes an item for a place in the toolbar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes an item for a place in the toolbar; as nobody can
  /// arrange toolbars, it always shows.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// The control where the part of the toolbar is drawn that it belongs to.
  public var body: some View {
    if slot == nil || slot == placement.slot { content }
  }
}
