/// A field for a text of several lines.
public struct TextEditor: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let text: Binding<String>

  /// Makes an editor that writes each edit to the binding.
  public init(text: Binding<String>) { self.text = text }

  /// Makes an editor; the selection is neither read nor written.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension TextEditor: LeafView, EditableView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .textEditor
    element.value = text.wrappedValue
    element.traits.lines = 6
  }

  func edit(_ text: String) -> String? {
    self.text.wrappedValue = text
    return nil
  }
}

/// The look of text editors; a terminal has one.
public protocol TextEditorStyle {
  /// What a page draws; nil for the usual look.
  static var _mark: Element.Appearance.Mark? { get }
}

/// A text editor as the host draws it.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
  /// The usual look.
  public static var _mark: Element.Appearance.Mark? { nil }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the host draws it.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// A text editor without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
  /// Without a border.
  public static var _mark: Element.Appearance.Mark? { .fieldPlain }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
