/// The look of a list; a terminal has one.
public protocol ListStyle: Sendable {
  /// What pages draw otherwise than they do by themselves.
  static var _mark: Element.Appearance.Mark? { get }
}

/// A list as the host finds best.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Appearance.Mark? { nil }
}

extension ListStyle where Self == DefaultListStyle {
  /// As the host finds best.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list without a ground.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Appearance.Mark? { .listPlain }
}

extension ListStyle where Self == PlainListStyle {
  /// Without a ground.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A list without a ground, set in.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Appearance.Mark? { .listPlain }
}

extension ListStyle where Self == InsetListStyle {
  /// Without a ground, set in.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list in groups with a ground.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Appearance.Mark? { .listGrouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// In groups with a ground.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list in groups, set in, as pages draw it by themselves.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Appearance.Mark? { nil }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with a ground, set in.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list at the side of a page.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Appearance.Mark? { .listSidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// At the side of a page.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
