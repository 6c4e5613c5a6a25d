/// A tab, apart from its content, whose type only a subclass knows.
class TabNode: ViewNode {
  final let contentScope: VisibilityScope
  final private(set) var isSelected = false

  override init(at site: MountSite) {
    contentScope = VisibilityScope(below: site.scope, isShown: false)
    super.init(at: site)
    site.scope.addChild(contentScope, id: id)
    site.environment.builtIn.tabs?.add(self)
  }

  // MARK: Overridden

  var tag: AnyHashable { AnyHashable(id) }
  func buildContent() {}

  final override var hasElement: Bool { true }

  final func setSelected(_ newValue: Bool) {
    guard isSelected != newValue else { return }
    isSelected = newValue
    if newValue { buildContent() }
    contentScope.show(newValue)
    elementChanged()
  }

  override func willUnmount() {
    scope.remove(id)
    environment.builtIn.tabs?.remove(self)
  }

  override var activation: (() -> Void)? {
    { [self] in environment.builtIn.tabs?.select(self) }
  }
}
