/// A list without a ground.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Finish.Mark? { .listPlain }
}

extension ListStyle where Self == PlainListStyle {
  /// Without a ground.
  public static var plain: PlainListStyle { PlainListStyle() }
}
