/// A line of text to edit.
public struct TextField: View {
  public typealias Body = Never

  let title: String
  let text: Binding<String>
  var prompt: Text?

  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
    self.prompt = prompt
  }

  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension TextField: LeafView, EditableView, SubmittingView {
  func describe(_ element: inout Element) {
    element.role = .textField
    element.label = title.isEmpty ? prompt?.string ?? "" : title
    element.value = text.wrappedValue
  }

  func edit(_ text: String) { self.text.wrappedValue = text }
}
