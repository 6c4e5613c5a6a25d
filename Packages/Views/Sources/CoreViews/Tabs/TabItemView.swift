/// A view with the label of its tab; outside of a tab view, just the view.
public struct TabItemView<Content: View, Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content
  let label: Label
  var tag: AnyHashable?

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TabItemNode(view, at: site).mounted()
  }
}

extension View {
  /// Gives the tab that this view is in a ``TabView`` its title: the texts of the label.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}

/// Mounts a tab within a tab view, else just the content.
final class TabItemNode<Content: View, Label: View>: TypedNode<TabItemView<Content, Label>> {
  private var tab: TabContentNode<Content, Label>?
  private var content: TypedNode<Content>?

  override func evaluate() {
    guard environment.builtIn.tabs != nil else { return showContent() }
    if let tab {
      tab.update(view, environment)
    } else {
      tab = TabContentNode(view, at: childSite())
    }
  }

  private func showContent() {
    if let content {
      content.update(view.content, environment)
    } else {
      content = Content._makeNode(view.content, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let tab { visit(tab) }
    if let content { visit(content) }
  }
}

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

/// A tab with content of a known type, which is built when the tab is first selected.
final class TabContentNode<Content: View, Label: View>: TabNode {
  private var view: TabItemView<Content, Label>
  private var label = LabelSlot<Label>()
  private var content: TypedNode<Content>?
  private var inner: EnvironmentValues?

  required init(_ view: TabItemView<Content, Label>, at site: MountSite) {
    self.view = view
    super.init(at: site)
    evaluate()
  }

  func update(_ newView: TabItemView<Content, Label>, _ newEnvironment: EnvironmentValues) {
    view = newView
    environment = newEnvironment
    isDirty = false
    evaluate()
  }

  /// The innermost tag: the tab's own, one on its content, one around the tab item, or the row's
  /// id.
  override var tag: AnyHashable {
    view.tag ?? (view.content as? any TagCarrier)?.carriedTag ?? environment.builtIn.tag
      ?? AnyHashable(id)
  }

  override func evaluate() {
    let inner = innerEnvironment()
    label.update(view.label, owner: self, environment: inner)
    content?.update(view.content, inner)
    elementChanged()
  }

  override func buildContent() {
    guard content == nil else { return }
    let site = childSite(environment: innerEnvironment(), visibility: contentVisibility)
    content = Content._makeNode(view.content, at: site)
    structureChanged()
  }

  private func innerEnvironment() -> EnvironmentValues {
    var changed = environment
    changed.builtIn.decoration =
      carriedBadge.isEmpty ? nil : BuiltInValues.Decoration(leavesBadge: true)
    changed.builtIn.tag = nil
    changed.builtIn.tabs = nil
    changed.builtIn.nestingPoint = nil
    return changed.kept(in: &inner)
  }

  override func describe(_ element: inout Element) {
    element.role = .tab
    element.label = label.text.isEmpty ? ownText("Page \(number)") : label.text
    element.traits.symbol = label.symbol
    element.isEnabled = environment.builtIn.isEnabled
    element.isSelected = isSelected
    element.isHidden = !isSelected
    if let tint = environment.builtIn.tint { element.style.tint = tint }
    if let badge = environment.builtIn.decoration?.badge, !badge.isEmpty {
      element.traits.badge = badge
    } else if !carriedBadge.isEmpty {
      element.traits.badge = carriedBadge
    }
  }

  private var carriedBadge: String { (view.content as? any BadgeCarrier)?.carriedBadge ?? "" }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let node = label.node { visit(node) }
  }
}
