/// A view with a tag within a picker, as one of its options.
final class OptionNode<Content: View, Modifier: NodeModifier>: TypedElementNode<
  ModifiedView<Content, Modifier>
>
{
  private var content: TypedNode<Content>?

  override var hasElement: Bool { true }

  override func evaluate() {
    var inner = environment.withoutDecoration
    inner.builtIn.options = nil
    if let content {
      content.update(view.content, inner)
    } else if !isPlain {
      content = Content._makeNode(
        view.content, at: childSite(environment: inner, labelledControl: self))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .option
    if let content {
      element.label = content.gatheredText
    } else {
      _ = (view.content as? any PlainLabel)?.label(&element)
    }
    element.isEnabled = environment.builtIn.isEnabled
    element.isSelected = tag.map { $0 == environment.builtIn.chosenOption } ?? false
    environment.builtIn.applyDecoration(to: &element)
  }

  private var tag: AnyHashable? { (view.modifier as? TagModifier)?.tag }

  /// Whether the option is nothing but a text.
  private var isPlain: Bool {
    var probe = Element(id: id)
    return (view.content as? any PlainLabel)?.label(&probe) ?? false
  }

  override var activation: (() -> Void)? {
    guard let tag, let options = environment.builtIn.options else { return nil }
    return { options.access.set(tag) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
