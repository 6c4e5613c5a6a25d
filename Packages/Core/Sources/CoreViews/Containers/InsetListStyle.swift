/// A list without a ground, set in.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Finish.Mark? { .listPlain }
}

extension ListStyle where Self == InsetListStyle {
  /// Without a ground, set in.
  public static var inset: InsetListStyle { InsetListStyle() }
}
