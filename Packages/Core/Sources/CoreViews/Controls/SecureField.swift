public import CoreArchitecture

/// A field for one line of text, such as a password, that hosts draw as dots.
public struct SecureField: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let title: String
  let text: Binding<String>

  /// Makes a field that writes each edit to the binding; the prompt is not shown.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.title = Text(title).string
    self.text = text
  }

  /// Makes a field that writes each edit to the binding; the prompt is not shown.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension SecureField: LeafView, EditableView, SubmittingView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .secureField
    element.label = title
    element.value = text.wrappedValue
  }

  func edit(_ text: String) -> String? {
    self.text.wrappedValue = text
    return nil
  }
}
