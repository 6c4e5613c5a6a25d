/// A list at the side of a page.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Finish.Mark? { .listSidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// At the side of a page.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
