/// A view with an element and no children.
protocol LeafView: View where Body == Never {
  /// Fills in the element, after the environment; observes what it reads.
  func describe(_ element: inout Element)
}

final class LeafNode<Content: LeafView>: TypedNode<Content> {
  override var hasElement: Bool { true }

  override func evaluate() { elementChanged() }

  override func describe(_ element: inout Element) {
    environment.builtIn.apply(to: &element)
    view.describe(&element)
    if environment.builtIn.submit != nil { element.isSubmittable = view is any SubmittingView }
    environment.builtIn.applyDecoration(to: &element)
  }

  override var activation: (() -> Void)? {
    guard view is any SubmittingView else { return nil }
    return { [environment] in environment.builtIn.submit?.perform() }
  }

  override var editing: ((String) -> Void)? {
    (view as? any EditableView).map { view in { view.edit($0) } }
  }
}

/// A leaf with a text that a person can replace.
protocol EditableView { func edit(_ text: String) }

/// A leaf that submits when it is activated.
protocol SubmittingView {}
