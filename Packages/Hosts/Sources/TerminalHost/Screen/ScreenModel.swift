import CoreViews

/// What the screen shows and how it answers to keys and clicks.
///
/// A pure machine: it returns what is to be done to the session, and is told the new tree.
struct ScreenModel {
  let theme: Theme
  private(set) var root: Element
  private(set) var layout: ScreenLayout
  var focus = FocusState()
  /// The field that is being edited.
  var field: ActiveField?
  /// Says why something was refused, until the next key.
  var message: String?
  /// The texts that fields had before a person typed in them.
  private var untouched: [Element.ID: String] = [:]
  /// Leaving was refused for what is typed; the next key may insist.
  var isAskedToLeave = false
  /// Counts the steps of what moves by itself.
  var animationStep = 0
  private var offsets: [Element.ID: Int] = [:]

  struct ActiveField: Hashable {
    var id: Element.ID
    var editor: FieldEditor
  }

  init(root: Element, size: Size, depth: ColorDepth) {
    theme = Theme(depth: depth)
    self.root = root
    layout = ScreenLayout(root: root, size: size, theme: theme)
    reconcile()
  }

  var front: LayerLayout? { layout.front }
  var focusedTarget: FocusTarget? { front?.target(focus.current) }

  /// Takes a new tree.
  mutating func update(root newRoot: Element) {
    guard newRoot != root else { return }
    root = newRoot
    relayout(size: layout.size)
  }

  mutating func resize(to size: Size) {
    guard size != layout.size else { return }
    relayout(size: size)
    showFocus()
  }

  /// Takes what became of an interaction, with the tree after it.
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
    if isSubmission, newRoot == root, let front {
      focus.step(by: 1, in: front)
      focusMoved()
    }
    update(root: newRoot)
    // An edit that the app has turned down leaves the tree as it was, but not the editor.
    syncField()
  }

  private mutating func relayout(size: Size) {
    let wasVisible = isFocusVisible
    layout = ScreenLayout(root: root, size: size, theme: theme)
    reconcile()
    if wasVisible { showFocus() }
  }

  private mutating func reconcile() {
    let before = focus.current
    focus.reconcile(with: front)
    if focus.current == before { syncField() } else { focusMoved() }
    forgetOldPages()
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

// MARK: What is typed

extension ScreenModel {
  /// Whether a field in front holds what a person has typed and not submitted.
  var holdsTypedText: Bool {
    untouched.contains { id, before in text(of: id).map { $0 != before } ?? false }
  }

  private func text(of id: Element.ID) -> String? { front?.content.field(id)?.text }
}

// MARK: Focus and scrolling

extension ScreenModel {
  /// How many rows of a layer's content are scrolled away at the top.
  func offset(of layer: LayerLayout) -> Int {
    min(max(0, offsets[layer.plan.key] ?? 0), layer.lastOffset)
  }

  mutating func scroll(by rows: Int) {
    guard let front else { return }
    offsets[front.plan.key] = min(max(0, offset(of: front) + rows), front.lastOffset)
  }

  /// Gives a newly focused field its editor and brings it into sight.
  mutating func focusMoved() {
    field = nil
    syncField()
    showFocus()
  }

  /// Brings the editor in line with the field's text in the tree.
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
    guard let front, let target = focusedTarget, target.kind != .tab else { return }
    let height = front.viewport.height
    var offset = offset(of: front)
    let margin = target.frame.height + 2 <= height ? 1 : 0
    offset = max(offset, target.frame.maxY + margin - height)
    offset = min(offset, target.frame.y - margin)
    offsets[front.plan.key] = min(max(0, offset), front.lastOffset)
  }

  private var isFocusVisible: Bool {
    guard let front, let target = focusedTarget else { return false }
    let frame = front.screenFrame(of: target, offset: offset(of: front))
    return target.kind == .tab || frame.intersection(front.viewport).height > 0
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
