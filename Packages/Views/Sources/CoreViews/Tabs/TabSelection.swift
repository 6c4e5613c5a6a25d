/// Decides which tab of a tab view is selected.
///
/// Belongs to its session's actor.
final class TabSelection {
  private weak var node: ViewNode?
  private var selection: SelectionAccess?
  private var ownSelection: AnyHashable?
  private var current: AnyHashable?
  /// The mounted tabs, in no particular order.
  private var tabs: [Element.ID: TabNode] = [:]

  init(node: ViewNode) { self.node = node }

  func update(_ newSelection: SelectionAccess?) {
    guard let node else { return }
    selection = newSelection
    current = newSelection.map { selection in node.runtime.track(node) { selection.get() } }
    settleLater()
  }

  func add(_ tab: TabNode) {
    tabs[tab.id] = tab
    settleLater()
  }

  func remove(_ tab: TabNode) {
    tabs[tab.id] = nil
    settleLater()
  }

  /// Selects a tab; the stack of one that is selected goes back to its first screen.
  func select(_ tab: TabNode) {
    if tab.isSelected { tab.firstStack?.goToRoot() }
    if let selection {
      selection.set(tab.tag)
    } else {
      ownSelection = tab.tag
      settleLater()
    }
  }

  /// Selects the tab with the selected tag, else the first one.
  func settle() {
    guard let node else { return }
    var collector = ElementCollector()
    node.collect(&collector)
    let ordered = collector.inline.compactMap { tabs[$0.id] }
    for (index, tab) in ordered.enumerated() { tab.setNumber(index + 1) }
    let wanted = current ?? ownSelection
    let selected = ordered.first { $0.tag == wanted } ?? ordered.first
    for tab in ordered where tab !== selected { tab.setSelected(false) }
    selected?.setSelected(true)
  }

  private func settleLater() {
    guard let node, node.isMounted else { return }
    node.runtime.settle(node)
  }
}

private struct TurnsPagesKey: EnvironmentKey {
  static let defaultValue = false
}
private struct HidesDotsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The selection of the tab view around.
  var tabs: TabSelection? { builtIn.tabs as? TabSelection }

  /// Whether the tabs of a tab view are pages that are turned.
  var turnsPages: Bool {
    get { self[TurnsPagesKey.self] }
    set { self[TurnsPagesKey.self] = newValue }
  }

  /// Whether pages that are turned have no dots.
  var hidesDots: Bool {
    get { self[HidesDotsKey.self] }
    set { self[HidesDotsKey.self] = newValue }
  }
}
