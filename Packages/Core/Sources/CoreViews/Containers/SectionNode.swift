/// A mounted section, with the views of its header, content and footer.
final class SectionNode<Header: View, Content: View, Footer: View>: TypedNode<
  Section<Header, Content, Footer>
>
{
  private var header = LabelSlot<Header>()
  private var content: (main: TypedNode<Content>, footer: TypedNode<Footer>)?

  override var hasElement: Bool { true }
  override var hasLazyRows: Bool { isLazy }

  override func evaluate() {
    let inner = environment.withoutDecoration
    header.update(view.header, owner: self, environment: inner)
    if let content {
      content.main.update(view.content, inner)
      content.footer.update(view.footer, inner)
    } else {
      let site = childSite(environment: inner)
      content = (
        Content._makeNode(view.content, at: site), Footer._makeNode(view.footer, at: site)
      )
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .section
    element.isEnabled = environment.builtIn.isEnabled
    element.label = header.text
    environment.builtIn.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node = header.node { visit(node) }
    if let content {
      visit(content.main)
      visit(content.footer)
    }
  }
}
