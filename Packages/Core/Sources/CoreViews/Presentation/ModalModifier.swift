/// Presents an alert, dialog, sheet or cover in front of everything else.
public struct ModalModifier: NodeModifier {
  enum Kind: Equatable {
    case sheet, cover
    case alert, confirmationDialog

    /// Whether pressing one of its buttons ends it, as it does in alerts and dialogs.
    var isEndedByButtons: Bool { self == .alert || self == .confirmationDialog }
  }

  let kind: Kind
  let presentation: Presentation
  /// Whether it also shows while stacks nested in the screen have pushed others.
  var isInFrontOfNestedStacks = false
  var title: () -> String = { "" }
  var message: (() -> AnyView)?
  var onDismiss: (() -> Void)?

  /// Presents or ends it, as the presentation's binding says.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? ModalAttachment ?? ModalAttachment(node: node, modifier: self)
    attachment.take(self)
    return attachment
  }
}

/// The place where a modal presentation is attached, whether it is presented or not.
final class ModalAttachment: ModifierAttachment {
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
    let point = modifier.isInFrontOfNestedStacks ? node.environment.builtIn.nesting : nil
    let modal = ModalNode(self, at: site(point), point: point)
    shown = (modal, identity)
    point?.add(modal)
    node.structureChanged()
  }

  private func site(_ point: NestingPoint?) -> MountSite {
    var site = node.childSite()
    guard let point else { return site }
    point.coordinator?.moveToOutermost(&site)
    site.scope = VisibilityScope(below: site.scope, isShown: false)
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

  var canBeClosedByBack: Bool { closingBlockers.isEmpty }

  func setClosingBlocked(_ isBlocked: Bool, by id: Element.ID) {
    if isBlocked { closingBlockers.insert(id) } else { closingBlockers.remove(id) }
    shown?.modal.elementChanged()
  }

  func dismiss() { modifier.presentation.dismiss() }

  /// Runs a button's action and then ends the presentation.
  ///
  /// It does not if the action itself has ended the presentation or has replaced it by another.
  func close(after action: () -> Void) {
    let identity = modifier.presentation.identity()
    action()
    if let identity, modifier.presentation.identity() == identity { dismiss() }
  }
}
