@_spi(Hosts) import CoreViews

/// What the screen shows, and how it responds to keys and clicks.
///
/// A pure machine: it returns what to do to the session, and takes the new tree.
struct TerminalModel {
  let theme: Theme
  private(set) var root: Element
  private(set) var layout: TerminalLayout
  var focus = Focus()
  /// The field that is being edited.
  var field: ActiveField?
  /// Says why something was refused, until the next key.
  var message: String?
  /// The texts that fields had before a person typed in them.
  private var untouched: [Element.ID: String] = [:]
  /// Whether leaving was refused because of typed text; the next key may insist on it.
  var isAskedToLeave = false
  /// The number of the animation's current step.
  var animationStep = 0
  /// What was printed beside the screen.
  var log = OutputLog() { didSet { logChanged(from: oldValue) } }
  private var offsets: [Element.ID: Int] = [:]
  private let cache = LayoutCache()

  struct ActiveField: Hashable {
    var id: Element.ID
    var editor: FieldEditor
  }

  init(root: Element, size: Size, depth: ColorDepth) {
    theme = Theme(depth: depth)
    self.root = root.drawable
    layout = TerminalLayout(root: self.root, size: size, theme: theme, cache: cache)
    reconcile(wasVisible: false)
  }

  var front: LayerLayout? { layout.front }
  var focusedTarget: FocusTarget? { front?.target(focus.current) }

  /// Takes a new tree.
  mutating func update(root newRoot: Element) {
    let newRoot = newRoot.drawable
    guard newRoot != root else { return }
    root = newRoot
    relayout(size: layout.size)
  }

  mutating func resize(to size: Size) {
    guard size != layout.size else { return }
    relayout(size: size)
    showFocus()
  }

  /// Takes the outcome of an interaction, with the tree after it.
  mutating func finish(
    _ interaction: Interaction, _ outcome: InteractionOutcome, root newRoot: Element
  ) {
    if case .refused(let reason) = outcome { message = reason }
    let isSubmission =
      if case .activate(let id) = interaction { field?.id == id } else { false }
    switch interaction {
    case .activate(let id): if outcome == .done, newRoot != root { untouched[id] = nil }
    case .edit(let id, _): if untouched[id] == nil { untouched[id] = text(of: id) }
    case .back, .refresh: break
    }
    // A field whose submission changes nothing hands the focus on, as forms do.
    if isSubmission, newRoot.drawable == root, let front {
      focus.step(by: 1, in: front)
      focusMoved()
    }
    update(root: newRoot)
    // The app may refuse an edit: then the editor must show the old text again.
    syncField()
  }

  private mutating func relayout(size: Size) {
    let wasVisible = isFocusVisible
    layout = TerminalLayout(
      root: root, size: size, theme: theme, front: log.isOpen ? log.plan : nil, cache: cache)
    reconcile(wasVisible: wasVisible)
  }

  /// Finds the focus in a new layout and scrolls to it.
  ///
  /// Another page is shown from its top, or from where it was left, wherever its focus is. On the
  /// same page a focus that was visible stays visible.
  private mutating func reconcile(wasVisible: Bool) {
    let before = focus.current
    switch focus.reconcile(with: front) {
    // A dialog shows its buttons first, which may be below a long message.
    case .otherPage: if front?.plan.kind == .dialog { showFocus() }
    case .otherContent: if let front { offsets[front.plan.key] = 0 }
    case .same: if wasVisible, focus.current != nil { showFocus() }
    }
    if focus.current != before { field = nil }
    syncField()
    forgetOldPages()
  }

  /// Keeps the log scrolled to its end while it grows, unless the person has scrolled away from
  /// there.
  private mutating func logChanged(from old: OutputLog) {
    guard log.isOpen || old.isOpen else { return }
    let wasAtEnd = front.map { offset(of: $0) == $0.lastOffset } ?? true
    guard log.isOpen != old.isOpen || log.text != old.text else { return }
    relayout(size: layout.size)
    if log.isOpen, !old.isOpen || wasAtEnd { scroll(by: front?.lastOffset ?? 0) }
  }

  private mutating func forgetOldPages() {
    guard offsets.count > 64 else { return }
    var alive: Set<Element.ID> = []
    root.collectIDs(into: &alive)
    offsets = offsets.filter { alive.contains($0.key) }
    untouched = untouched.filter { alive.contains($0.key) }
    focus.forget { alive.contains($0) }
  }
}

// MARK: Typed text

extension TerminalModel {
  /// Whether a field in front holds what a person has typed and not submitted.
  var holdsTypedText: Bool {
    untouched.contains { id, before in text(of: id).map { $0 != before } ?? false }
  }

  private func text(of id: Element.ID) -> String? { front?.content.field(id)?.text }
}

// MARK: Focus and scrolling

extension TerminalModel {
  /// How many rows of a layer's content are scrolled away at the top.
  func offset(of layer: LayerLayout) -> Int {
    min(max(0, offsets[layer.plan.key] ?? 0), layer.lastOffset)
  }

  /// Scrolls, and returns whether there was anything to scroll to.
  @discardableResult
  mutating func scroll(by rows: Int) -> Bool {
    guard let front else { return false }
    let before = offset(of: front)
    let after = min(max(0, before + rows), front.lastOffset)
    offsets[front.plan.key] = after
    return after != before
  }

  /// Gives a newly focused field its editor and scrolls to it.
  mutating func focusMoved() {
    field = nil
    syncField()
    showFocus()
  }

  /// Sets the editor's text to that of the field in the tree.
  private mutating func syncField() {
    guard let target = focusedTarget, target.kind == .field, target.isEnabled,
      let text = text(of: target.id)
    else {
      field = nil
      return
    }
    if field?.id == target.id {
      field?.editor.adopt(text)
    } else {
      field = ActiveField(id: target.id, editor: FieldEditor(text))
    }
  }

  /// Scrolls as little as needed to see the focused element, with a row around it.
  mutating func showFocus() {
    guard let front, let target = focusedTarget else { return }
    scroll(by: rows(toShow: target, in: front))
  }

  /// How far to scroll to see a target, with a row around it.
  func rows(toShow target: FocusTarget, in layer: LayerLayout) -> Int {
    guard target.kind != .tab else { return 0 }
    let height = layer.viewport.height
    let before = offset(of: layer)
    let margin = target.frame.height + 2 <= height ? 1 : 0
    let offset = max(before, target.frame.maxY + margin - height)
    return min(offset, target.frame.y - margin) - before
  }

  var isFocusVisible: Bool {
    guard let front, let target = focusedTarget else { return false }
    return front.isVisible(target, offset: offset(of: front))
  }
}

extension LayoutBox {
  /// The field with an id, wherever it is.
  func field(_ id: Element.ID) -> FieldContent? {
    if target == id, case .field(let field) = content { return field }
    for child in children {
      if let field = child.field(id) { return field }
    }
    return nil
  }
}

extension Element {
  fileprivate func collectIDs(into ids: inout Set<Element.ID>) {
    ids.insert(id)
    for child in children { child.collectIDs(into: &ids) }
  }
}
