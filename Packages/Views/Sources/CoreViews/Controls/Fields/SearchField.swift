/// The field of a searchable view.
struct SearchField: View, LeafView, EditableView, SubmittingView {
  typealias Body = Never

  let text: Binding<String>
  let prompt: String

  static var isObserved: Bool { true }
  static var trigger: SubmitTriggers { .search }

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }

  func describe(_ element: inout Element) {
    element.role = .searchField
    element.label = prompt
    element.value = text.wrappedValue
  }

  func edit(_ text: String) -> String? {
    self.text.wrappedValue = text
    return nil
  }
}
