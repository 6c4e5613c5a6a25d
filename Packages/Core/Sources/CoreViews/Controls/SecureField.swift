/// A line of text to edit that hosts do not show.
public struct SecureField: View {
  public typealias Body = Never

  let title: String
  let text: Binding<String>

  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
  }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension SecureField: LeafView, EditableView, SubmittingView {
  func describe(_ element: inout Element) {
    element.role = .secureField
    element.label = title
    element.value = text.wrappedValue
  }

  func edit(_ text: String) { self.text.wrappedValue = text }
}
