/// A mounted navigation stack, which keeps its screens in a ``ScreenStack``.
final class NavigationNode<Root: View>: TypedElementNode<NavigationStack<Root>>, StackKeeper {
  private let enclosing: NestingPoint?
  private var stack: ScreenStack?
  /// The root of a nested stack, which is part of the screen around it.
  private var root: TypedNode<Root>?
  private var inner: EnvironmentValues?

  required init(_ view: NavigationStack<Root>, at site: MountSite) {
    enclosing = site.environment.nestingPoint
    super.init(view, at: site)
  }

  override var hasElement: Bool { enclosing == nil }

  override func evaluate() {
    let stack = stack ?? makeStack()
    guard enclosing == nil else { return evaluateNested(stack) }
    stack.update(path: view.path) { [root = view.root] in AnyView(root) }
    elementChanged()
  }

  private func makeStack() -> ScreenStack {
    let made = ScreenStack(node: self, nestedAt: enclosing)
    stack = made
    enclosing?.add(made)
    return made
  }

  private func evaluateNested(_ stack: ScreenStack) {
    var changed = environment
    changed.builtIn.stack = stack
    changed.builtIn.nestingPoint = stack.rootPoint
    let inner = changed.kept(in: &inner)
    if let root {
      root.update(view.root, inner)
    } else {
      root = Root._makeNode(view.root, at: childSite(environment: inner))
    }
    stack.update(path: view.path, root: nil)
  }

  override func settle() { stack?.settle() }

  override func goBack() { stack?.pop() }

  func goToRoot() { stack?.popAll() }

  override func describe(_ element: inout Element) {
    element.role = .navigation
    element.isEnabled = environment.builtIn.isEnabled
    environment.builtIn.applyDecoration(to: &element)
  }

  override func willUnmount() {
    guard let stack else { return }
    stack.unmount()
    enclosing?.remove(stack)
    stack.settleLater()
  }

  override func collect(_ elements: inout ElementCollector) {
    guard enclosing == nil else { return super.collect(&elements) }
    stack?.allScreens.forEach { elements.append($0) }
    stack?.modals.forEach { elements.append($0) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let root { visit(root) }
    stack?.screens.forEach(visit)
  }
}
