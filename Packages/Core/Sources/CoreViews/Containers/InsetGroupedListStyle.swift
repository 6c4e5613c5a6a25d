/// A list in groups, set in, as pages draw it by themselves.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Finish.Mark? { nil }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with a ground, set in.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
