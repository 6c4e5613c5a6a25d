/// A label with content that is there while a binding is true.
struct DisclosureView<Label: View, Inner: View>: View, LabeledContainerView {
  typealias Body = Never

  let isExpanded: Binding<Bool>
  let label: Label
  let build: () -> Inner

  var content: Inner? { isExpanded.wrappedValue ? build() : nil }

  static var isObserved: Bool { true }

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LabeledContainerNode(view, at: site).mounted()
  }

  func describe(_ element: inout Element) {
    element.role = .disclosure
    element.isSelected = isExpanded.wrappedValue
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? {
    { isExpanded.wrappedValue = !isExpanded.wrappedValue }
  }
}
