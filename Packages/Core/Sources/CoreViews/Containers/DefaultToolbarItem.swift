/// A control that a system adds to toolbars; hosts add none, and so nothing is shown.
public struct DefaultToolbarItem: View, ToolbarContent {
  /// Makes an item of a kind.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
