/// A text editor without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
  /// Without a border.
  public static var _mark: Element.Finish.Mark? { .fieldPlain }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
