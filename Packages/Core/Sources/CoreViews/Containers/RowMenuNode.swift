/// A mounted view with a menu, which is a row of its own unless there is one around it.
final class RowMenuNode<Content: View, Items: View>: TypedElementNode<RowMenuView<Content, Items>> {
  private typealias ItemsMenu = Menu<EmptyView, Items>

  private let isRow: Bool
  private var parts: (content: TypedNode<Content>, menu: TypedNode<ItemsMenu>)?
  private var inner: EnvironmentValues?
  private lazy var around = RowAround {}

  required init(_ view: RowMenuView<Content, Items>, at site: MountSite) {
    isRow = site.environment.builtIn.rows.around == nil && site.scope.labelOwner == nil
    super.init(view, at: site)
  }

  override var hasElement: Bool { isRow }

  override func evaluate() {
    var inner = environment
    if isRow {
      var changed = environment.withoutDecoration
      changed.builtIn.rows.around = around
      inner = changed.kept(in: &self.inner)
    }
    let items = ItemsMenu(content: { view.items }, label: { EmptyView() })
    if let parts {
      parts.content.update(view.content, inner)
      parts.menu.update(items, inner.withoutDecoration)
    } else {
      let site = childSite(environment: inner)
      parts = (
        Content._makeNode(view.content, at: site),
        ItemsMenu._makeNode(items, at: childSite(environment: inner.withoutDecoration))
      )
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
