/// The element around all others.
///
/// Its label is the title of a root that has no stack.
final class RootNode<Root: View>: ElementNode {
  private let view: Root
  private var content: TypedNode<Root>?
  private lazy var titles = TitleRegistry(visibility, editing: StateStorage.editing(in: runtime)) {
    [weak self] in
    self?.elementChanged()
  }

  init(_ view: Root, at site: MountSite) {
    self.view = view
    super.init(at: site)
    var inner = environment
    inner.builtIn.titles = titles
    inner.undoManager = UndoManager()
    content = Root._makeNode(view, at: childSite(environment: inner))
  }

  override var hasElement: Bool { true }

  override func changeScreen(_ change: (inout EnvironmentValues) -> Void) {
    guard let content else { return }
    var inner = content.environment
    change(&inner)
    content.update(view, inner)
  }

  override func describe(_ element: inout Element) {
    element.role = .vertical
    element.label = titles.title ?? ""
    if !element.label.isEmpty { element.style.background = titles.barBackground }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
