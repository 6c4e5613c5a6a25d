internal import CoreArchitecture

/// A modal presentation while it is mounted.
final class ModalNode: ElementNode {
  private unowned let attachment: ModalAttachment
  /// The place in a stack to whose screens it belongs, if it shows with these only.
  private(set) weak var anchor: (any ModalAnchor)?
  private let isInStack: Bool
  private var content: TypedNode<AnyView>?
  private var message = LabelSlot<AnyView>()
  private var fallback: ViewNode?
  private var inner: EnvironmentValues?
  private var controls: [ViewNode] = []
  /// What a submitted field of a dialog does.
  private lazy var submit = SubmitActions(
    action: { [weak self] in self?.pressPreferred() }, triggers: .text, outer: nil)
  private lazy var titles = TitleRegistry(visibility, editing: StateStorage.editing(in: runtime)) {
    [weak self] in
    self?.elementChanged()
  }

  init(_ attachment: ModalAttachment, at site: MountSite, anchor: (any ModalAnchor)?) {
    self.attachment = attachment
    self.anchor = anchor
    isInStack = anchor != nil
    super.init(at: site)
    runtime.modalCount += 1
    if isInStack { visibility.parent?.addChild(visibility, id: id) }
    evaluate()
  }

  override var hasElement: Bool { true }
  override var needsFlatList: Bool { true }
  override var placement: Placement { isInStack ? .detached : .overlay }

  /// Shows or hides a presentation that stands among the screens of a stack.
  func show(_ isShown: Bool) {
    guard visibility.isShown != isShown else { return }
    visibility.show(isShown)
    elementChanged()
  }

  func refresh() {
    environment = attachment.node.environment
    isDirty = false
    evaluate()
  }

  override func evaluate() {
    let modifier = attachment.modifier
    let inner = innerEnvironment()
    var (view, messageView) = runtime.track(self) {
      (modifier.presentation.build(), modifier.message?())
    }
    if attachment.isEndedByButtons, let suppression = environment.dialogSuppression {
      view = AnyView(DialogContent(suppression: suppression, content: view))
    }
    if let content {
      content.update(view, inner)
    } else {
      content = AnyView._makeNode(view, at: childSite(environment: inner))
    }
    if let messageView { message.update(messageView, owner: self, environment: inner) }
    elementChanged()
  }

  /// Drops what concerns the screen below, such as its stack and style, and keeps the app's own
  /// values, and the tint of what is no dialog.
  private func innerEnvironment() -> EnvironmentValues {
    var values = BuiltInValues()
    values.titles = titles
    values.speech = environment.builtIn.speech
    if attachment.isEndedByButtons {
      values.submit = submit
    } else {
      values.tint = environment.builtIn.tint
    }
    values.presentation = attachment
    values.dismiss = DismissAction(owner: id) { [weak attachment] in attachment?.askToDismiss() }
    var changed = environment
    changed.builtIn = values
    return changed.kept(in: &inner)
  }

  override func describe(_ element: inout Element) {
    element.role = attachment.modifier.kind.role
    if attachment.isEndedByButtons {
      element.label = attachment.modifier.title()
    } else {
      element.label = titles.title ?? ""
      if let detent = titles.detent {
        (element.traits.detent, element.traits.tallestDetent) = detent
      }
      element.isEnabled = attachment.canBeClosedByBack
    }
    element.style.background = titles.barBackground
    if isInStack { element.isHidden = !visibility.isShown }
    element.value = message.text
  }

  override func willUnmount() {
    runtime.modalCount -= 1
    controls = []
    guard isInStack else { return }
    visibility.parent?.remove(id)
    anchor?.remove(self)
  }

  override func goBack() { attachment.askToDismiss() }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let node = message.node { visit(node) }
    if let fallback { visit(fallback) }
  }

  // MARK: Buttons that are added

  override func collect(_ elements: inout ElementCollector) {
    if let content { elements.add(content, below: self) }
    if attachment.isEndedByButtons { controls = elements.inline }
    guard let button = neededButton(besides: elements.inline) else { return }
    let node = fallback ?? mount(button)
    fallback = node
    elements.append(node)
  }

  private func pressPreferred() {
    let id = Element.preferredButton(among: controls.map(\.currentElement))
    controls.first { $0.id == id }?.activation?()
  }

  private func mount(_ button: Button<Text>) -> ViewNode {
    Button<Text>._makeNode(button, at: childSite(environment: inner))
  }

  /// Returns a button to confirm for an alert without buttons, one to cancel for a dialog without.
  private func neededButton(besides nodes: [ViewNode]) -> Button<Text>? {
    switch attachment.modifier.kind {
    case .sheet, .cover: return nil
    case .alert:
      let hasButton = nodes.contains { $0.currentElement.role != .toggle }
      return hasButton ? nil : Button(ownText("OK"), role: .cancel) {}
    case .confirmationDialog:
      let canCancel = nodes.contains { $0.currentElement.style.buttonRole == .cancel }
      return canCancel ? nil : Button(ownText("Cancel"), role: .cancel) {}
    }
  }
}
