extension View {
  /// Offers controls for what can be done with the view.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    RowMenuView(content: self, items: menuItems())
  }

  /// Offers controls for what can be done with the view; the preview is not shown.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View {
    RowMenuView(content: self, items: menuItems())
  }

  /// Offers controls for what can be done with the row that the view is.
  ///
  /// Hosts offer them as they do a `contextMenu`; edge and full swipe have no effect.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    RowMenuView(content: self, items: content())
  }
}

extension ForEach where Content: View {
  /// Offers controls for what can be done with each of the views.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    eachWithMenu(menuItems())
  }

  /// Offers controls for what can be done with each of the views; the preview is not shown.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View {
    eachWithMenu(menuItems())
  }

  /// Offers controls for what can be done with each of the rows that the views are.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    eachWithMenu(content())
  }

  private func eachWithMenu<Items: View>(
    _ items: Items
  ) -> ForEach<Data, ID, RowMenuView<Content, Items>> {
    ForEach<Data, ID, RowMenuView<Content, Items>>(data, path: id) { [row] in
      RowMenuView(content: row.build($0), items: items)
    }
  }
}

extension View {
  /// Offers controls for what can be done with the selected rows of the list within.
  ///
  /// Each row has them: for all selected rows if it is one of them, else for itself alone. Pressing
  /// a row selects it; with a primary action, that runs as well, with the row.
  public func contextMenu<ID: Hashable>(
    forSelectionType type: ID.Type = ID.self, @ViewBuilder menu: @escaping (Set<ID>) -> some View,
    primaryAction: ((Set<ID>) -> Void)? = nil
  ) -> some View {
    func ids(_ tags: Set<AnyHashable>) -> Set<ID> { Set(tags.compactMap { $0.base as? ID }) }
    let selectionMenu = SelectionMenu(
      takes: { $0.base is ID }, items: { AnyView(menu(ids($0))) },
      primaryAction: primaryAction.map { action in { action(ids($0)) } })
    return environment(\.selectionMenu, selectionMenu)
  }
}

/// What can be done with the rows that are selected in a list around.
struct SelectionMenu {
  /// Whether a tag has the type of the selection.
  let takes: (AnyHashable) -> Bool
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  private enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
  }

  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// A view with a menu of what can be done with it, besides what it does itself.
struct RowMenuView<Content: View, Items: View>: View {
  typealias Body = Never

  let content: Content
  let items: Items

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    RowMenuNode(view, at: site).mounted()
  }
}

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
