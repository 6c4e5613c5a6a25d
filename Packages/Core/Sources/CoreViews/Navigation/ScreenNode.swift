/// One screen of a stack.
final class ScreenNode: ViewNode {
  enum Kind {
    case root
    case path(AnyHashable)
    /// Pushed by a modifier or link of another screen, which also removes it.
    case presented(any ScreenPresenter)
  }

  let kind: Kind
  let contentScope: VisibilityScope
  private(set) weak var coordinator: NavigationCoordinator?
  let nestingPoint: NestingPoint
  private var build: () -> AnyView
  private var content: TypedNode<AnyView>?
  private var inner: EnvironmentValues?
  private lazy var titles = TitleRegistry(host: self)

  init(
    _ kind: Kind, in coordinator: NavigationCoordinator, at site: MountSite,
    build: @escaping () -> AnyView
  ) {
    self.kind = kind
    self.coordinator = coordinator
    nestingPoint = NestingPoint(in: coordinator)
    self.build = build
    contentScope = VisibilityScope(below: site.scope, isShown: false)
    super.init(at: site)
    site.scope.addChild(contentScope, id: id)
  }

  /// The value of the path that the screen stands for; nil for a root or a presented screen.
  var pathValue: AnyHashable? {
    if case .path(let value) = kind { value } else { nil }
  }

  override var hasElement: Bool { true }
  override var placement: Placement { .detached }

  func update(environment: EnvironmentValues, build: @escaping () -> AnyView) {
    self.environment = environment
    self.build = build
    isDirty = false
    evaluate()
  }

  override func evaluate() {
    let view = runtime.track(self, build)
    let inner = innerEnvironment()
    if let content {
      content.update(view, inner)
    } else {
      content = AnyView._makeNode(
        view, at: childSite(environment: inner, scope: contentScope))
    }
    elementChanged()
  }

  private func innerEnvironment() -> EnvironmentValues {
    var values = environment.builtIn
    values.decoration = nil
    values.navigation = coordinator
    values.nesting = nestingPoint
    values.titles = titles
    if case .root = kind {
    } else {
      values.dismiss = DismissAction(owner: id) { [weak self, weak coordinator] in
        if let self { coordinator?.leave(self) }
      }
    }
    var changed = environment
    changed.builtIn = values
    if let inner, inner.isEqual(to: changed) { return inner }
    inner = changed
    return changed
  }

  func show(_ isShown: Bool) {
    guard contentScope.isShownLocally != isShown else { return }
    contentScope.show(isShown)
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .screen
    element.label = titles.title ?? ""
    element.style.background = titles.barBackground ?? environment.builtIn.barBackground
    element.isHidden = !contentScope.isShownLocally
  }

  override func willUnmount() { scope.remove(id) }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// A modifier or link that has pushed a screen without a path.
protocol ScreenPresenter: AnyObject {
  func dismiss()
}
