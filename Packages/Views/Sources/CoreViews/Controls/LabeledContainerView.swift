/// A view with an element of its own, a label, and content whose elements are the children.
protocol LabeledContainerView: ControlView {
  associatedtype Content: View
  /// The content; what it reads is observed.
  var content: Content { get }

  /// Changes the environment of the content; keeps an object from one evaluation to the next.
  func prepare(_ values: inout EnvironmentValues, keeping kept: inout AnyObject?)
}

extension LabeledContainerView {
  func prepare(_ values: inout EnvironmentValues, keeping kept: inout AnyObject?) {}
}

/// A mounted control with a label and content.
final class LabeledContainerNode<Container: LabeledContainerView>: TypedElementNode<Container> {
  private var label = LabelSlot<Container.Label>()
  private var content: TypedNode<Container.Content>?
  private var inner: EnvironmentValues?
  private var kept: AnyObject?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { Container.isObserved || label.node != nil }

  override func evaluate() {
    let outer = environment.withoutDecoration
    label.update(view.label, owner: self, environment: outer, at: .part)
    var changed = outer
    let newContent = runtime.track(self) {
      view.prepare(&changed, keeping: &kept)
      return view.content
    }
    let inner = changed.kept(in: &inner)
    if let content {
      content.update(newContent, inner)
    } else {
      content = Container.Content._makeNode(newContent, at: childSite(environment: inner))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    environment.builtIn.apply(to: &element)
    element.label = label.text
    element.traits.look = environment.pickerLook
    view.describe(&element)
    environment.builtIn.apply(&element)
    label.hideName(of: &element, in: environment)
    environment.builtIn.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node = label.node { visit(node) }
    if let content { visit(content) }
  }

  override var activation: (() -> Void)? { view.activation(in: environment) }
}
