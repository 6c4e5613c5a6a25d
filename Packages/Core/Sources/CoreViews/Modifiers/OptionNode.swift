/// A view with a tag within a picker, as one of its options.
final class OptionNode<Content: View, Modifier: NodeModifier>: TypedNode<
  ModifiedView<Content, Modifier>
>
{
  private var content: TypedNode<Content>?
  private let tag: (ModifiedView<Content, Modifier>) -> AnyHashable?

  init(
    _ view: ModifiedView<Content, Modifier>, at site: MountSite,
    tag: @escaping (ModifiedView<Content, Modifier>) -> AnyHashable?
  ) {
    self.tag = tag
    super.init(view, at: site)
  }

  override var hasElement: Bool { true }

  override func evaluate() {
    var inner = environment.withoutDecoration
    inner.builtIn.options = nil
    if let content {
      content.update(view.content, inner)
    } else {
      content = Content._makeNode(
        view.content, at: childSite(environment: inner, labelOwner: self))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .option
    element.label = content?.gatheredText ?? ""
    element.isEnabled = environment.builtIn.isEnabled
    element.isSelected = tag(view).map { $0 == environment.builtIn.chosenOption } ?? false
    environment.builtIn.applyDecoration(to: &element)
  }

  override var activation: (() -> Void)? {
    guard let tag = tag(view), let options = environment.builtIn.options else { return nil }
    return { options.access.set(tag) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
