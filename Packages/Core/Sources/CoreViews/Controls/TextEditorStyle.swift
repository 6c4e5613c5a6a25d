/// The look of text editors; a terminal has one.
public protocol TextEditorStyle {
  /// What a page draws; nil for the usual look.
  static var _mark: Element.Finish.Mark? { get }
}
