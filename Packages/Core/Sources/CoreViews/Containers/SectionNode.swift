/// A mounted section, with the views of its header, content and footer.
final class SectionNode<Header: View, Content: View, Footer: View>: TypedNode<
  Section<Header, Content, Footer>
>
{
  private var header = LabelSlot<Header>()
  private var ofFooter: EnvironmentValues?
  private var content: (main: TypedNode<Content>, footer: TypedNode<Footer>)?

  override var hasElement: Bool { true }
  override var hasLazyRows: Bool { isLazy }

  override func evaluate() {
    let inner = environment.withoutDecoration
    header.update(view.header, owner: self, environment: inner)
    if let content {
      content.main.update(view.content, inner)
      content.footer.update(view.footer, footerEnvironment(in: inner))
    } else {
      content = (
        Content._makeNode(view.content, at: childSite(environment: inner)),
        Footer._makeNode(
          view.footer, at: childSite(environment: footerEnvironment(in: inner)))
      )
    }
    elementChanged()
  }

  /// A remark below the rows, small and faint.
  private func footerEnvironment(in inner: EnvironmentValues) -> EnvironmentValues {
    if Footer.self == EmptyView.self { return inner }
    var changed = inner
    changed.builtIn.set(.footnote)
    changed.builtIn.setForeground(.secondary)
    changed.builtIn.decoration = BuiltInValues.Decoration(finishes: [.mark(.footer)])
    return changed.kept(in: &ofFooter)
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
