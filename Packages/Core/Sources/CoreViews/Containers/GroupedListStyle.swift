/// A list in groups with a ground.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Finish.Mark? { .listGrouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// In groups with a ground.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
