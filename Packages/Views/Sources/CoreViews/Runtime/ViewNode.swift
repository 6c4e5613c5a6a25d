@_spi(Views) internal import CoreArchitecture

/// A mounted view.
///
/// A node either has an element of its own (a text, a stack) or is transparent: then its children's
/// elements stand in its place. It belongs to its session's actor. Only this module makes and uses
/// it.
public class ViewNode {
  /// The position of a node's element among the children of the element above: in reading order,
  /// after all others as modal presentations, or where that puts it, as screens of a stack.
  enum Placement { case inline, overlay, detached }

  // No two accesses to a property overlap, so they do without the check for exclusive access.
  final let id: Element.ID
  final let scope: MountScope
  /// The nearest node above that keeps a list of elements; nil for the root, and once unmounted.
  // Unsafe: a node is unmounted before the one above goes.
  final private(set) unowned(unsafe) var listOwner: ViewNode?
  @exclusivity(unchecked) final var environment: EnvironmentValues
  @exclusivity(unchecked) final var isMounted = true
  /// Whether something that its evaluation has read has changed, and whether on another thread.
  @exclusivity(unchecked) final var isDirty = false
  @exclusivity(unchecked) final var isChangedElsewhere = false
  @exclusivity(unchecked) final var isElementDirty = false
  @exclusivity(unchecked) final var isListDirty = false
  /// Whether the node's list holds each element, and no lists of rows.
  final let isFlat: Bool
  /// Whether rows at its place may be left to be built when a host shows them.
  final let isLazy: Bool
  /// Whether the node's element, or its list, is part of the tree.
  @exclusivity(unchecked) final var isInTree = false
  /// Whether it stands at its place there; false for what has just come, or moves.
  @exclusivity(unchecked) final var isPlaced = false
  /// Whether the element's children have changed, or something below them.
  @exclusivity(unchecked) final var isOutdated = true
  /// Whether hosts were told of the element.
  @exclusivity(unchecked) final var isKnown = false
  /// Whether the view is known to have no dynamic properties.
  @exclusivity(unchecked) final var hasNoFields = false
  @exclusivity(unchecked) final var evaluationTracking: ObservationToken?
  /// Whether its element is part of the tree.
  @exclusivity(unchecked) final var isDrawn = false
  /// The nearest elements and lists below, in reading order; empty unless the node keeps a list.
  @exclusivity(unchecked) final var entries: [ViewNode] = []
  /// What few nodes have; nil until it is set.
  @exclusivity(unchecked) private final var rare: RareParts?

  init(at site: MountSite) {
    scope = site.scope
    listOwner = site.listOwner
    environment = site.environment
    isFlat = site.isFlat
    isLazy = site.isLazy
    id = site.scope.runtime.makeID()
    site.scope.runtime.nodes.insert(self)
  }

  deinit { assert(!isMounted, "a node goes only after it was unmounted") }

  final var runtime: GraphRuntime { scope.runtime }
  final var visibility: VisibilityGroup { scope.visibility }
  /// The element whose label is the text of the view, which then has no element of its own.
  final var labelOwner: ViewNode? { scope.labelOwner }

  // MARK: Overridden

  /// Whether the node has an element of its own.
  var hasElement: Bool { false }
  /// The element as hosts know it, with the children that were last asked for; kept by
  /// `ElementNode`.
  var element: Element? {
    get { nil }
    set { preconditionFailure("\(Self.self) keeps no element.") }
  }
  /// Whether the node keeps a list of the nearest elements below, for itself or for its rows.
  var keepsList: Bool { hasElement }
  /// Whether `entries` are rows that the node has mounted, rather than what it has collected.
  var ownsEntries: Bool { false }
  /// Whether the node has to see each element of its list.
  var needsFlatList: Bool { false }
  /// Whether rows below may be left to be built when a host shows them.
  var hasLazyRows: Bool { !hasElement && isLazy }
  /// Whether a section right below is no element.
  var loosensSections: Bool { false }
  var placement: Placement { .inline }
  /// Whether the description reads what may change by itself.
  var isDescriptionObserved: Bool { true }

  /// Whether the properties of its view have the values that they had when it was mounted.
  var isAsMounted: Bool { true }

  /// Updates the children to match the view.
  func evaluate() {}

  /// Does the same where the node's own element says what it said.
  func evaluateContent() { evaluate() }

  /// Fills in the node's element, except for its children.
  func describe(_ element: inout Element) {}

  /// Visits the nodes that this one has mounted, in reading order.
  func forEachChild(_ visit: (ViewNode) -> Void) {}

  /// Collects the nearest elements and lists below.
  func collect(_ elements: inout ElementCollector) {
    forEachChild { elements.add($0, below: self) }
  }

  /// Brings `entries` up to date, and returns those that are not at their places yet.
  func updateList() -> [Int] { collectList() }

  /// Sets `entries` and `overlays` of a node that comes into the tree.
  func collectEntries() {
    var collector = ElementCollector()
    collect(&collector)
    take(collector)
  }

  /// Called once all dirty nodes are evaluated, after `runtime.settle(self)`.
  func settle() {}

  /// Removes everything that the node has registered elsewhere.
  func willUnmount() {}

  /// The effect of activating the element; nil if it cannot be activated.
  var activation: (() -> Void)? { nil }

  /// Tells the gesture of the view; returns whether it is the one that a person makes.
  func hear(_ touch: Touch) -> Bool { false }

  /// The effect of replacing the element's text; nil if it has none to edit.
  ///
  /// It returns what the text has to be, if it is not that.
  var editing: ((String) -> String?)? { nil }

  /// The effect of some steps up or down; nil if the element has no number.
  ///
  /// It returns whether the number could change.
  var adjusting: ((Int) -> Bool)? { nil }

  /// What can be done with the element as a row.
  var rowActions: RowActions { RowActions() }

  /// Keeps what a modifier of the row's content forbids to do with it; nil when it is gone.
  func keep(_ limits: RowLimits?, by owner: AnyObject) {}

  /// Tells the views whether a person sees the app.
  func changeScreen(_ change: (inout EnvironmentValues) -> Void) {}

  /// Leaves the top screen of a stack, or closes a presentation.
  func goBack() {}
}

extension ViewNode {
  private final class RareParts {
    @exclusivity(unchecked) var descriptionTracking: ObservationToken?
    @exclusivity(unchecked) var overlays: [ViewNode] = []
    @exclusivity(unchecked) var mayHaveOverlays = false
  }

  private func makeRareParts() -> RareParts {
    let parts = rare ?? RareParts()
    rare = parts
    return parts
  }

  var descriptionTracking: ObservationToken? {
    get { rare?.descriptionTracking }
    set { if rare != nil || newValue != nil { makeRareParts().descriptionTracking = newValue } }
  }

  /// The modal presentations below, and the lists that may hold some.
  var overlays: [ViewNode] {
    get { rare?.overlays ?? [] }
    set { if rare != nil || !newValue.isEmpty { makeRareParts().overlays = newValue } }
  }

  /// Whether a list that is not an element's has held a modal presentation.
  var mayHaveOverlays: Bool {
    get { rare?.mayHaveOverlays ?? false }
    set { if rare != nil || newValue { makeRareParts().mayHaveOverlays = newValue } }
  }

  /// The node's element as it is now, without its children.
  var currentElement: Element {
    var element = Element(id: id)
    describe(&element)
    return element
  }

  /// The nearest node above that has an element; nil for the root.
  var elementParent: ViewNode? {
    var current = listOwner
    while let owner = current, !owner.hasElement { current = owner.listOwner }
    return current
  }

  func childSite(
    environment: EnvironmentValues? = nil, visibility: VisibilityGroup? = nil,
    labelOwner: ViewNode? = nil, labelledControl: ViewNode? = nil, row: ViewNode? = nil
  ) -> MountSite {
    var scope = scope
    if visibility != nil || labelOwner != nil || labelledControl != nil || row != nil {
      scope = MountScope(
        runtime: runtime, visibility: visibility ?? self.visibility,
        labelOwner: labelOwner ?? self.labelOwner,
        labelledControl: labelledControl ?? scope.labelledControl, row: row ?? scope.row)
    }
    return MountSite(
      scope: scope, environment: environment ?? self.environment,
      listOwner: keepsList ? self : listOwner,
      isFlat: labelOwner != nil || (hasElement ? needsFlatList : isFlat),
      isLazy: hasLazyRows)
  }

  func unmount() {
    guard isMounted else { return }
    isMounted = false
    willUnmount()
    evaluationTracking?.cancel()
    rare?.descriptionTracking?.cancel()
    runtime.nodes.remove(self)
    if isDrawn, let parent = elementParent, parent.isMounted { runtime.tell(removed: self) }
    forEachChild { $0.unmount() }
    listOwner = nil
  }

  /// Has the node's own element described anew.
  func elementChanged() {
    if let labelOwner { return labelOwner.elementChanged() }
    scope.labelledControl?.elementChanged()
    guard !isElementDirty, isDrawn else { return }
    isElementDirty = true
    runtime.changedElements.append(self)
  }

  /// Has the nearest list brought up to date, as nodes have come, gone or moved.
  func structureChanged() {
    if let labelOwner { return labelOwner.elementChanged() }
    scope.labelledControl?.elementChanged()
    (keepsList ? self : listOwner)?.listChanged()
  }

  private func listChanged() {
    guard !isListDirty, isInTree else { return }
    isListDirty = true
    runtime.changedLists.append(self)
  }
}
