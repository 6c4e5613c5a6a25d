/// The look of text fields; a terminal has one.
public protocol TextFieldStyle {
  /// What a page draws; nil for the usual look.
  static var _mark: Element.Finish.Mark? { get }
}

extension TextFieldStyle {
  /// The usual look.
  public static var _mark: Element.Finish.Mark? { nil }
}
