/// The place where a modal presentation is attached, whether it is presented or not.
final class ModalAttachment: ModifierAttachment, Closable {
  private(set) var modifier: ModalModifier
  private var shown: (modal: ModalNode, identity: AnyHashable)?
  /// Views of the content that allow closing by its own controls only.
  private var closingBlockers: Set<Element.ID> = []

  init(node: ViewNode, modifier: ModalModifier) {
    self.modifier = modifier
    super.init(node: node)
  }

  func take(_ newModifier: ModalModifier) {
    modifier = newModifier
    let identity = node.runtime.track(node) { newModifier.presentation.identity() }
    if let shown, shown.identity == identity { return shown.modal.refresh() }
    hide()
    guard let identity else { return }
    let place = modifier.isInFrontOfNestedStacks ? node.environment.builtIn.nestingPoint : nil
    let anchor = place as? any ModalAnchor
    let modal = ModalNode(self, at: site(anchor), anchor: anchor)
    shown = (modal, identity)
    anchor?.add(modal)
    node.structureChanged()
  }

  private func site(_ anchor: (any ModalAnchor)?) -> MountSite {
    var site = node.childSite()
    guard let anchor else { return site }
    anchor.moveOut(&site)
    let visibility = VisibilityGroup(below: site.visibility, isShown: false)
    site.scope = MountScope(
      runtime: node.runtime, visibility: visibility, labelOwner: site.scope.labelOwner,
      labelledControl: site.scope.labelledControl)
    return site
  }

  private func hide() {
    guard let shown else { return }
    self.shown = nil
    shown.modal.unmount()
    node.structureChanged()
    if let onDismiss = modifier.onDismiss { node.runtime.actionsAfterFlush.append(onDismiss) }
  }

  override func willUnmount() {
    shown?.modal.unmount()
    shown = nil
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let shown { visit(shown.modal) }
  }

  // MARK: Closing

  var isEndedByButtons: Bool { modifier.kind.role.category == .dialog }
  var canBeClosedByBack: Bool { closingBlockers.isEmpty }

  func setClosingBlocked(_ isBlocked: Bool, by id: Element.ID) {
    if isBlocked { closingBlockers.insert(id) } else { closingBlockers.remove(id) }
    shown?.modal.elementChanged()
  }

  func dismiss() { modifier.presentation.dismiss() }

  /// Leaves the presentation alone if the action has replaced it by another.
  func close(after action: () -> Void) {
    let identity = modifier.presentation.identity()
    action()
    if let identity, modifier.presentation.identity() == identity { dismiss() }
  }
}
