/// One screen of a stack.
final class ScreenNode: ElementNode {
  enum Kind {
    case root
    case path(AnyHashable)
    /// Pushed by a modifier or link of another screen, which also removes it.
    case presented(any ScreenPresenter)
  }

  let kind: Kind
  let contentVisibility: VisibilityGroup
  private(set) weak var stack: ScreenStack?
  let nestingPoint: NestingPoint
  private var build: () -> AnyView
  private var content: TypedNode<AnyView>?
  private var inner: EnvironmentValues?
  private lazy var titles = TitleRegistry(
    contentVisibility, editing: StateStorage.editing(in: runtime)
  ) { [weak self] in
    self?.elementChanged()
  }

  init(
    _ kind: Kind, in stack: ScreenStack, at site: MountSite,
    build: @escaping () -> AnyView
  ) {
    self.kind = kind
    self.stack = stack
    nestingPoint = NestingPoint(in: stack)
    self.build = build
    contentVisibility = VisibilityGroup(below: site.visibility, isShown: false)
    super.init(at: site)
    site.visibility.addChild(contentVisibility, id: id)
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
        view, at: childSite(environment: inner, visibility: contentVisibility))
    }
    elementChanged()
  }

  private func innerEnvironment() -> EnvironmentValues {
    var values = environment.builtIn
    values.decoration = nil
    values.stack = stack
    values.nestingPoint = nestingPoint
    values.titles = titles
    if case .root = kind {
    } else {
      values.dismiss = DismissAction(owner: id) { [weak self, weak stack] in
        if let self { stack?.leave(self) }
      }
    }
    var changed = environment
    changed.builtIn = values
    return changed.kept(in: &inner)
  }

  func show(_ isShown: Bool) {
    guard contentVisibility.isShown != isShown else { return }
    contentVisibility.show(isShown)
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .screen
    element.label = titles.title ?? ""
    element.style.background = titles.barBackground ?? environment.builtIn.barBackground
    element.style.foreground = titles.barForeground
    element.style.tint = environment.builtIn.tint
    element.isHidden = !contentVisibility.isShown
    if titles.isBackHidden { element.traits.isBackHidden = true }
  }

  override func willUnmount() { visibility.remove(id) }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// A modifier or link that has pushed a screen without a path.
protocol ScreenPresenter: AnyObject {
  func dismiss()
}
