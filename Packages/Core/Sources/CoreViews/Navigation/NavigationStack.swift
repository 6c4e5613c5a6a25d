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

  init(path: PathAccess?, root: Root) {
    self.path = path
    self.root = root
  }

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

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    NavigationNode(view, at: site).mounted()
  }
}

final class NavigationNode<Root: View>: TypedNode<NavigationStack<Root>> {
  private let enclosing: NestingPoint?
  private var coordinator: NavigationCoordinator?
  /// The root of a nested stack, which is part of the screen around it.
  private var root: TypedNode<Root>?
  private var inner: EnvironmentValues?

  override init(_ view: NavigationStack<Root>, at site: MountSite) {
    enclosing = site.environment.builtIn.nesting
    super.init(view, at: site)
  }

  override var hasElement: Bool { enclosing == nil }

  override func evaluate() {
    let coordinator = coordinator ?? makeCoordinator()
    guard enclosing == nil else { return evaluateNested(coordinator) }
    coordinator.update(path: view.path) { [root = view.root] in AnyView(root) }
  }

  private func makeCoordinator() -> NavigationCoordinator {
    let made = NavigationCoordinator(host: self, nestedAt: enclosing)
    coordinator = made
    if let enclosing { enclosing.add(made) } else { runtime.navigations[id] = made }
    return made
  }

  private func evaluateNested(_ coordinator: NavigationCoordinator) {
    var changed = environment
    changed.builtIn.navigation = coordinator
    changed.builtIn.nesting = coordinator.rootPoint
    let inner = self.inner.flatMap { $0.isEqual(to: changed) ? $0 : nil } ?? changed
    self.inner = inner
    if let root {
      root.update(view.root, inner)
    } else {
      root = Root._makeNode(view.root, at: childSite(environment: inner))
    }
    coordinator.update(path: view.path, root: nil)
  }

  override func settle() { coordinator?.settle() }

  override func describe(_ element: inout Element) {
    element.role = .navigation
    element.isEnabled = environment.builtIn.isEnabled
    environment.builtIn.applyDecoration(to: &element)
  }

  override func willUnmount() {
    runtime.navigations[id] = nil
    guard let coordinator else { return }
    coordinator.unmount()
    enclosing?.remove(coordinator)
    coordinator.settleLater()
  }

  override func collect(_ elements: inout ElementCollector) {
    guard enclosing == nil else { return super.collect(&elements) }
    coordinator?.pile.forEach { elements.append($0) }
    coordinator?.modals.forEach { elements.append($0) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let root { visit(root) }
    coordinator?.screens.forEach(visit)
  }
}
