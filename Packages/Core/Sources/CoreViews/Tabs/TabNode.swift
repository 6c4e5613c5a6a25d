/// A tab, apart from its content, whose type only a subclass knows.
class TabNode: ElementNode {
  final let contentVisibility: VisibilityGroup
  final private(set) var isSelected = false
  /// The place among the tabs, from 1.
  final private(set) var number = 1
  /// Whether the session was restored with the tab, whose content is built later.
  private let isRestored: Bool

  override init(at site: MountSite) {
    contentVisibility = VisibilityGroup(below: site.visibility, isShown: false)
    isRestored = site.scope.runtime.isRestoring
    super.init(at: site)
    site.visibility.addChild(contentVisibility, id: id)
    site.environment.tabs?.add(self)
  }

  // MARK: Overridden

  var tag: AnyHashable { AnyHashable(id) }
  func buildContent() {}

  final override var hasElement: Bool { true }

  final func setNumber(_ newValue: Int) {
    guard number != newValue else { return }
    number = newValue
    elementChanged()
  }

  final func setSelected(_ newValue: Bool) {
    guard isSelected != newValue else { return }
    isSelected = newValue
    if newValue { runtime.mount(asRestored: isRestored) { buildContent() } }
    contentVisibility.show(newValue)
    elementChanged()
  }

  override func willUnmount() {
    visibility.remove(id)
    environment.tabs?.remove(self)
  }

  override var activation: (() -> Void)? {
    { [self] in environment.tabs?.select(self) }
  }
}
