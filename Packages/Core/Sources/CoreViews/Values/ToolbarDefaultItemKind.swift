/// A control that a system adds to toolbars by itself; hosts add none.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  /// A button for the sidebar, and a title.
  case sidebarToggle, title
  /// A search field.
  case search
}
