/// A modal presentation while it is mounted.
final class ModalNode: ViewNode {
  private unowned let attachment: ModalAttachment
  /// The place in a stack to whose screens it belongs, if it shows with these only.
  private(set) weak var point: NestingPoint?
  private let isOnPile: Bool
  private var content: TypedNode<AnyView>?
  private var message = LabelSlot<AnyView>()
  private var fallback: ViewNode?
  private var inner: EnvironmentValues?
  private lazy var titles = TitleRegistry(host: self)

  init(_ attachment: ModalAttachment, at site: MountSite, point: NestingPoint?) {
    self.attachment = attachment
    self.point = point
    isOnPile = point != nil
    super.init(at: site)
    runtime.modals[id] = self
    if isOnPile { scope.parent?.addChild(scope, id: id) }
    evaluate()
  }

  var owner: ModalAttachment { attachment }
  var kind: ModalModifier.Kind { attachment.modifier.kind }

  override var hasElement: Bool { true }
  override var placement: Placement { isOnPile ? .detached : .overlay }

  /// Shows or hides a presentation that stands among the screens of a stack.
  func show(_ isShown: Bool) {
    guard scope.isShownLocally != isShown else { return }
    scope.show(isShown)
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
    let (view, messageView) = runtime.track(self) {
      (modifier.presentation.build(), modifier.message?())
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
  /// values.
  private func innerEnvironment() -> EnvironmentValues {
    var values = BuiltInValues()
    values.titles = titles
    values.presentation = attachment
    values.closedByButtons = kind.isEndedByButtons ? attachment : nil
    values.dismiss = DismissAction(owner: id) { [weak attachment] in attachment?.dismiss() }
    var changed = environment
    changed.builtIn = values
    if let inner, inner.isEqual(to: changed) { return inner }
    inner = changed
    return changed
  }

  override func describe(_ element: inout Element) {
    switch kind {
    case .sheet: element.role = .sheet
    case .cover: element.role = .cover
    case .alert: element.role = .alert
    case .confirmationDialog: element.role = .confirmationDialog
    }
    element.label = kind.isEndedByButtons ? attachment.modifier.title() : titles.title ?? ""
    if !kind.isEndedByButtons { element.isEnabled = attachment.canBeClosedByBack }
    element.style.background = titles.barBackground
    if isOnPile { element.isHidden = !scope.isShownLocally }
    element.value = message.text
  }

  override func willUnmount() {
    runtime.modals[id] = nil
    guard isOnPile else { return }
    scope.parent?.remove(id)
    point?.remove(self)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let node = message.node { visit(node) }
    if let fallback { visit(fallback) }
  }

  // MARK: Buttons that are added

  override func collect(_ elements: inout ElementCollector) {
    if let content { elements.add(content, below: self) }
    guard let button = neededButton(besides: elements.nodes) else { return }
    let node = fallback ?? mount(button)
    fallback = node
    elements.append(node)
  }

  private func mount(_ button: Button<Text>) -> ViewNode {
    Button<Text>._makeNode(button, at: childSite(environment: inner))
  }

  /// Returns a button to confirm for an alert without buttons, one to cancel for a dialog without.
  private func neededButton(besides nodes: [ViewNode]) -> Button<Text>? {
    switch kind {
    case .sheet, .cover: return nil
    case .alert: return nodes.isEmpty ? Button("OK", role: .cancel) {} : nil
    case .confirmationDialog:
      let canCancel = nodes.contains { $0.currentElement.style.buttonRole == .cancel }
      return canCancel ? nil : Button("Cancel", role: .cancel) {}
    }
  }
}

extension ViewNode {
  /// The node's element as it is now, without its children.
  var currentElement: Element {
    var element = Element(id: id, role: .vertical)
    describe(&element)
    return element
  }
}
