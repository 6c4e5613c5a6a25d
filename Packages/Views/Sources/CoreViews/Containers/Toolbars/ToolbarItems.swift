internal import CoreArchitecture

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

/// Several controls of a toolbar under one placement.
public typealias ToolbarItemGroup = ToolbarItem

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

/// A menu in the middle of the toolbar.
public struct ToolbarTitleMenu<Content: View>: View, ToolbarContent {
  private let content: Content

  /// Makes a menu of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The menu where the middle of the toolbar is drawn.
  public var body: some View {
    ToolbarItem(placement: .principal) { Menu(ownText("More")) { content } }
  }
}

/// A control that a system adds to toolbars; hosts add none, and so nothing is shown.
public struct DefaultToolbarItem: View, ToolbarContent {
  /// Makes an item of a kind.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
