/// A root screen and the screens that have been pushed upon it.
public struct NavigationStack<Root: View>: View {
  public typealias Body = Never

  let path: PathAccess?
  let root: Root

  init(path: PathAccess?, root: Root) {
    self.path = path
    self.root = root
  }

  /// A stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// A stack that shows a screen for each value of the path; `navigationDestination(for:)` says
  /// which.
  public init<Path: RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    self.init(path: PathAccess(path), root: root())
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: PathAccess(path), root: root())
  }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    NavigationNode(view, at: site).mounted()
  }
}

final class NavigationNode<Root: View>: TypedNode<NavigationStack<Root>> {
  private var coordinator: NavigationCoordinator?

  override var hasElement: Bool { true }

  override func evaluate() {
    let isFirst = coordinator == nil
    let coordinator = coordinator ?? NavigationCoordinator(host: self)
    self.coordinator = coordinator
    coordinator.update(path: view.path) { [root = view.root] in AnyView(root) }
    if isFirst { runtime.navigations[id] = coordinator }
  }

  override func settle() { coordinator?.settle() }

  override func describe(_ element: inout Element) {
    element.role = .navigation
    element.isEnabled = environment.builtIn.isEnabled
    environment.builtIn.applyDecoration(to: &element)
  }

  override func willUnmount() {
    runtime.navigations[id] = nil
    coordinator?.unmount()
  }

  override func collect(_ elements: inout ElementCollector) {
    coordinator?.screens.forEach { elements.append($0) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    coordinator?.screens.forEach(visit)
  }
}
