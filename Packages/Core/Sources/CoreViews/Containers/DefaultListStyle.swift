/// A list as the host finds best.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What pages draw otherwise than they do by themselves.
  public static var _mark: Element.Finish.Mark? { nil }
}

extension ListStyle where Self == DefaultListStyle {
  /// As the host finds best.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
