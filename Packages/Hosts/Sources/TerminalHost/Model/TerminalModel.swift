import CoreViews
import Foundation

/// What the screen shows, and how it responds to keys and clicks.
///
/// A pure machine: it returns what to do to the session, and takes the changes of the elements.
struct TerminalModel {
  let theme: Theme
  /// Whether the screen is an area below other lines, which takes no more rows than it needs.
  let isInline: Bool
  let tree: ElementTree
  private(set) var layout: TerminalLayout
  /// What the layout has changed since the screen was last painted.
  var damage = LayoutDamage()
  var focus = Focus()
  /// The field that is being edited.
  var field: ActiveField?
  /// Says why something was refused, until the next key.
  var message: String?
  /// What stands in the status row instead of the keys.
  var notice: Notice?
  /// The texts that fields had before a person typed in them.
  private var untouched: [Element.ID: String] = [:]
  /// Whether leaving was refused because of typed text; the next key may insist on it.
  var isAskedToLeave = false
  /// The button of the mouse that is down on an element whose gestures follow it.
  var finger: Finger?
  /// An end of the content that the focus is on the way to.
  var edge: Edge?
  /// The number of the animation's current step.
  var animationStep = 0
  /// What was printed beside the screen.
  var log = OutputLog() { didSet { logChanged(from: oldValue) } }
  var help = KeyHelp()
  /// The menus, pickers and dates that are open, each in the one before.
  var popups: [Element.ID] = []
  private var offsets: [Element.ID: Int] = [:]
  let layoutLog = LayoutLog()
  /// What the session was told of the layout.
  var toldFacts: [Element.ID: LayoutFact] = [:]
  /// The step of the animation at which each element was scrolled that tells so.
  var scrolledAt: [Element.ID: Int] = [:]
  /// Whether views have scrolled since the session was told, and not a person.
  var isScrolledByViews = false

  struct ActiveField: Hashable {
    var id: Element.ID
    var editor: FieldEditor
  }

  init(root: Element, size: Size, depth: ColorDepth, isInline: Bool = false) {
    self.isInline = isInline
    theme = Theme(depth: depth)
    tree = ElementTree(root)
    let least = Size(width: size.width, height: min(size.height, TerminalLayout.smallest.height))
    layout = TerminalLayout(
      tree: tree, size: isInline ? least : size, theme: theme, isInline: isInline, log: layoutLog)
    reconcile(wasVisible: false)
  }

  var front: LayerLayout? { layout.front }
  /// How many rows it would take to show everything.
  var neededRows: Int { layout.neededRows }
  var focusedTarget: FocusTarget? { front?.target(focus.current) }

  /// Takes what has changed in the tree.
  mutating func update(_ changes: ElementChanges) {
    let wasVisible = isFocusVisible
    if tree.take(changes) { relayout(size: layout.size, wasVisible: wasVisible) }
  }

  mutating func resize(to size: Size) {
    guard size != layout.size else { return }
    relayout(size: size, wasVisible: isFocusVisible)
    showFocus()
  }

  /// Takes another number of rows for what is shown as it is.
  mutating func fit(rows: Int) {
    relayout(size: Size(width: layout.size.width, height: rows), wasVisible: isFocusVisible)
  }

  /// Takes the outcome of an interaction, with what it has changed in the tree.
  mutating func finish(
    _ interaction: Interaction, _ outcome: InteractionOutcome, _ changes: ElementChanges
  ) {
    if case .refused(let reason) = outcome, !isIdle(interaction) { message = reason }
    let isSubmission =
      if case .activate(let id) = interaction { field?.id == id } else { false }
    if case .edit(let id, _) = interaction, untouched[id] == nil { untouched[id] = text(of: id) }
    let wasVisible = isFocusVisible
    let hasChanged = tree.take(changes)
    if case .activate(let id) = interaction, outcome == .done, hasChanged { untouched[id] = nil }
    if hasChanged {
      relayout(size: layout.size, wasVisible: wasVisible)
    } else if isSubmission, let field {
      finishSubmission(of: field.id)
    }
    // The app may refuse an edit: then the editor must show the old text again.
    syncField()
  }

  mutating func relayout(size: Size, wasVisible: Bool) {
    let (former, offsets) = (layout, offsets)
    layout = TerminalLayout(
      tree: tree, size: size, theme: theme, isInline: isInline,
      front: log.isOpen ? log.plan : help.plan ?? popupPlan(),
      log: layoutLog, offset: { Self.offset(of: $0, in: offsets) })
    damage.add(from: former, to: layout, layoutLog)
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
    case .otherPage:
      if front?.plan.kind == .dialog || front?.plan.kind == .popup { showFocus() }
    case .otherContent: if let front { offsets[front.plan.key] = 0 }
    case .same: if wasVisible, focus.current != nil { showFocus() }
    }
    if let wanted = tree.takeWanted(), wanted != focus.current, let front,
      front.target(wanted) != nil
    {
      focus.focus(wanted, in: front)
      showFocus()
    }
    if focus.current != before { field = nil }
    syncField()
    if let target = tree.takeScrollTarget() { scroll(to: target) }
    forgetOldPages()
  }

  /// Keeps the log scrolled to its end while it grows, unless the person has scrolled away from
  /// there.
  private mutating func logChanged(from old: OutputLog) {
    guard log.isOpen || old.isOpen else { return }
    let wasAtEnd = front.map { offset(of: $0) == $0.lastOffset } ?? true
    guard log.isOpen != old.isOpen || log.text != old.text else { return }
    relayout(size: layout.size, wasVisible: isFocusVisible)
    if log.isOpen, !old.isOpen || wasAtEnd { scroll(by: front?.lastOffset ?? 0) }
  }

  private mutating func forgetOldPages() {
    guard offsets.count > 64 else { return }
    let tree = tree
    offsets = offsets.filter { tree[$0.key] != nil }
    untouched = untouched.filter { tree[$0.key] != nil }
    focus.forget { tree[$0] != nil }
  }
}

// MARK: Typed text

extension TerminalModel {
  /// Whether a field in front holds what a person has typed and not submitted.
  var holdsTypedText: Bool {
    untouched.contains { id, before in text(of: id).map { $0 != before } ?? false }
  }

  private func text(of id: Element.ID) -> String? {
    guard case .field(let field) = front?.place(of: id)?.box.content else { return nil }
    return field.text
  }
}

// MARK: Focus and scrolling

extension TerminalModel {
  /// How many rows of a layer's content are scrolled away at the top.
  func offset(of layer: LayerLayout) -> Int { Self.offset(of: layer, in: offsets) }

  private static func offset(of layer: LayerLayout, in offsets: [Element.ID: Int]) -> Int {
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

  /// Scrolls so that a part of an element meets the same part of the screen, or as little as
  /// needed.
  private mutating func scroll(to target: Element.ScrollTarget) {
    guard let front, let frame = front.place(of: target.id, outer: true)?.frame else { return }
    isScrolledByViews = true
    let seen = front.seen(at: offset(of: front))
    let up = frame.y - seen.lowerBound
    showAcross(target.id, anchor: target.anchor.map { Double($0.x) })
    showInColumn(target.id, anchor: target.anchor.map { Double($0.y) })
    if column(around: target.id) != nil { return }
    guard let anchor = target.anchor else {
      scroll(by: min(max(0, frame.maxY - seen.upperBound), up))
      return
    }
    let distance = Double(frame.height - seen.count) * anchor.y
    scroll(by: up + Int(distance.rounded()))
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
      let lines = front?.place(of: target.id)?.box.fieldGeometry?.textHeight ?? 1
      field = ActiveField(id: target.id, editor: FieldEditor(text, isMultiline: lines > 1))
    }
  }

  /// Scrolls as little as needed to see the focused element, with a row around it.
  mutating func showFocus() {
    guard let front, let id = focus.current else { return }
    showAcross(id)
    showInColumn(id)
    if let target = focusedTarget { scroll(by: rows(toShow: target, in: front)) }
  }
}
