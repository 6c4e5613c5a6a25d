/// Presents an alert, dialog, sheet or cover in front of everything else.
public struct ModalModifier: NodeModifier {
  enum Kind: Equatable {
    case sheet, cover
    case alert, confirmationDialog

    var role: Element.Role {
      switch self {
      case .sheet: .sheet
      case .cover: .cover
      case .alert: .alert
      case .confirmationDialog: .confirmationDialog
      }
    }
  }

  let kind: Kind
  let presentation: Presentation
  /// Whether it also shows while stacks nested in the screen have pushed others.
  var isInFrontOfNestedStacks = false
  var title: () -> String = { "" }
  var message: (() -> AnyView)?
  var onDismiss: (() -> Void)?
  /// Whether a button of the dialog, but one to cancel, also ends the presentation around.
  var closesAround = false

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
final class ModalAttachment: ModifierAttachment, Closable {
  private(set) var modifier: ModalModifier
  private var shown: (modal: ModalNode, identity: AnyHashable)?
  /// Views of the content that allow closing by its own controls only.
  private var closingBlockers: Set<Element.ID> = []
  /// What views of the content do instead of having it closed.
  private var questions: [Element.ID: () -> Void] = [:]

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

  func setQuestion(_ ask: (() -> Void)?, by id: Element.ID) { questions[id] = ask }

  /// Closes the presentation for a person or a view, unless one of its views asks first.
  func askToDismiss() {
    if let ask = questions.values.first { ask() } else { dismiss() }
  }

  func dismiss() { modifier.presentation.dismiss() }

  /// Leaves the presentation alone if the action has replaced it by another.
  func close(after action: () -> Void, isCancelled: Bool) {
    let identity = modifier.presentation.identity()
    let around = modifier.closesAround && !isCancelled ? node.environment.builtIn.presentation : nil
    action()
    if let identity, modifier.presentation.identity() == identity { dismiss() }
    around?.dismiss()
  }
}

/// A place in a stack with whose screens a modal presentation comes and goes.
protocol ModalAnchor: AnyObject {
  /// Moves a site out of the screen around it, beside the screens of the stack.
  func moveOut(_ site: inout MountSite)
  func add(_ modal: ModalNode)
  func remove(_ modal: ModalNode)
}
