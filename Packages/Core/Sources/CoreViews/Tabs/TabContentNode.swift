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
