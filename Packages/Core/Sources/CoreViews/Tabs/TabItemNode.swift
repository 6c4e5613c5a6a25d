/// Mounts a tab within a tab view, else just the content.
final class TabItemNode<Content: View, Label: View>: TypedNode<TabItemView<Content, Label>> {
  private var tab: TabContentNode<Content, Label>?
  private var content: TypedNode<Content>?

  override func evaluate() {
    guard environment.builtIn.tabs != nil else { return showContent() }
    if let tab {
      tab.update(view, environment)
    } else {
      tab = TabContentNode(view, at: childSite())
    }
  }

  private func showContent() {
    if let content {
      content.update(view.content, environment)
    } else {
      content = Content._makeNode(view.content, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let tab { visit(tab) }
    if let content { visit(content) }
  }
}
