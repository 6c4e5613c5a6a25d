/// A text editor as the host draws it.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
  /// The usual look.
  public static var _mark: Element.Finish.Mark? { nil }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the host draws it.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
