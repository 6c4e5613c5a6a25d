/// Room between the items of a toolbar.
public struct ToolbarSpacer: View, ToolbarContent {
  private let placement: ToolbarItemPlacement

  /// Makes room; hosts give all rooms one size.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// The room where the part of the toolbar is drawn that it belongs to.
  public var body: some View { ToolbarItem(placement: placement) { Spacer() } }
}
