/// A mounted view with a menu, which is a row of its own unless there is one around it.
final class RowMenuNode<Content: View, Items: View>: TypedElementNode<RowMenuView<Content, Items>> {
  private typealias ItemsMenu = Menu<EmptyView, Items>

  private let isRow: Bool
  private var parts: (content: TypedNode<Content>, menu: TypedNode<ItemsMenu>)?

  required init(_ view: RowMenuView<Content, Items>, at site: MountSite) {
    isRow = site.scope.row == nil && site.scope.labelOwner == nil
    super.init(view, at: site)
  }

  override var hasElement: Bool { isRow }

  override func evaluate() {
    let outer = environment.withoutDecoration
    let inner = isRow ? outer : environment
    let items = ItemsMenu(content: { view.items }, label: { EmptyView() })
    if let parts {
      parts.content.update(view.content, inner)
      parts.menu.update(items, outer)
    } else {
      var site = childSite(environment: inner, row: isRow ? self : nil)
      let content = Content._makeNode(view.content, at: site)
      site.environment = outer
      parts = (content, ItemsMenu._makeNode(items, at: site))
    }
    if isRow { elementChanged() }
  }

  override func describe(_ element: inout Element) {
    element.role = .row
    element.isEnabled = environment.builtIn.isEnabled
    environment.builtIn.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    guard let parts else { return }
    visit(parts.content)
    visit(parts.menu)
  }
}
