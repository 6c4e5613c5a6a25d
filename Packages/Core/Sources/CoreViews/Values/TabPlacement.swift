/// Where the title of a tab stands among others; hosts keep their order.
public enum TabPlacement: Hashable, Sendable {
  /// Where it suits, always in sight, where there is room, and beside only.
  case automatic, pinned, optional, sidebarOnly
}
