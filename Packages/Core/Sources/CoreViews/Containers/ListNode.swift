/// A mounted list, which tells its rows which of them are selected.
final class ListNode<Content: View>: TypedElementNode<List<Content>> {
  private var content: TypedNode<Content>?
  private var inner: EnvironmentValues?
  private var rows: RowSelection?

  override var hasElement: Bool { true }
  override var hasLazyRows: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    evaluateContent()
    elementChanged()
  }

  override func looksTheSame(as newView: List<Content>) -> Bool { true }

  override func evaluateContent() {
    let inner = innerEnvironment()
    if let content {
      content.update(view.content, inner)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner))
    }
  }

  private func innerEnvironment() -> EnvironmentValues {
    let outer = environment.withoutDecoration
    guard let selection = view.selection else { return outer }
    let rows = rows ?? RowSelection(selection)
    rows.access = selection
    self.rows = rows
    environment.splitColumn?.rows = rows
    var changed = outer
    changed.builtIn.rows.selection = rows
    changed.builtIn.rows.selected = runtime.track(self) { selection.get() }
    return changed.kept(in: &inner)
  }

  override func describe(_ element: inout Element) {
    element.role = .list
    element.isEnabled = environment.isEnabled
    environment.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

extension ListNode: RowsNode {}
