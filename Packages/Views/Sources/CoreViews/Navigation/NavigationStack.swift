/// A root screen and the screens pushed onto it.
///
/// ```
/// NavigationStack {
///   List(cities) { NavigationLink($0.name, value: $0.name) }
///     .navigationTitle("Cities")
///     .navigationDestination(for: String.self) { Text($0) }
/// }
/// ```
///
/// A stack within a screen of another stack adds its screens to that one: there is one title and
/// one way back. A tab or a modal presentation in between keeps them apart.
public struct NavigationStack<Root: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let path: PathAccess?
  let root: Root

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    NavigationNode(view, at: site).mounted()
  }
}

extension NavigationStack {
  /// Makes a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Makes a stack with a screen for each value of the path, as `navigationDestination(for:)` says.
  ///
  /// Going back shortens the path.
  public init<Path: RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    self.init(path: PathAccess(path), root: root())
  }

  /// Makes a stack with a screen for each value of a path of different types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: PathAccess(path), root: root())
  }
}

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

/// A node that keeps a stack of screens.
protocol StackKeeper {
  /// Leaves all screens but the first.
  func goToRoot()
}

extension ViewNode {
  /// The first stack of screens below; nil if there is none.
  var firstStack: (any StackKeeper)? {
    var found: (any StackKeeper)?
    forEachChild { child in
      guard found == nil else { return }
      found = child as? any StackKeeper ?? child.firstStack
    }
    return found
  }
}

extension EnvironmentValues {
  /// The stack that links and destinations below push onto.
  var stack: ScreenStack? { builtIn.stack as? ScreenStack }

  /// The place where a stack below joins the one around it.
  var nestingPoint: NestingPoint? { builtIn.nestingPoint as? NestingPoint }
}
