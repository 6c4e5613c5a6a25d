/// A field for one line of text.
public struct TextField: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let title: String
  let text: Binding<String>
  var prompt: Text?

  /// Makes a field that writes each edit to the binding.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Makes a field whose label is the prompt if the title is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
    self.prompt = prompt
  }

  /// Makes a field of one line; the axis has no effect.
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension TextField: LeafView, EditableView, SubmittingView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .textField
    element.label = title.isEmpty ? prompt?.string ?? "" : title
    element.value = text.wrappedValue
  }

  func edit(_ text: String) { self.text.wrappedValue = text }
}
