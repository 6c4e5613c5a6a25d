@_spi(Hosts) import CoreViews

/// Which element has the focus.
///
/// The focus follows the element's id over updates, and each page and modal gets back the focus it
/// had.
struct Focus {
  /// How a new layout differs from the one before.
  enum Change: Hashable, Sendable {
    case same, otherPage
    /// The page is the same, but nothing of its content is left.
    case otherContent
  }

  /// A place in reading order on a page, by which it is found when its element is gone.
  private struct Place {
    var index: Int
    var landmarks: Set<Element.ID>
  }

  private(set) var current: Element.ID?
  private var page: Element.ID?
  private var remembered: [Element.ID: Element.ID] = [:]
  /// Where the focus was on pages that something else has taken the place of, or was opened over.
  private var left: [Element.ID: Place] = [:]
  /// How many enabled targets are before the focus, for when its element is removed.
  private var index = 0
  /// Some of the targets of the last layout.
  private var landmarks: Set<Element.ID> = []

  /// Finds the focus in a new layout.
  mutating func reconcile(with layer: LayerLayout?) -> Change {
    let isSamePage = page == layer?.plan.key
    if !isSamePage, let page { left[page] = Place(index: index, landmarks: landmarks) }
    page = layer?.plan.key
    guard let layer, layer.targetCount.all > 0 else {
      current = nil
      return isSamePage ? .same : .otherPage
    }
    let ids = layer.firstTargets(64).map(\.id)
    let isKnown = !landmarks.isDisjoint(with: ids)
    let change: Change =
      !isSamePage ? .otherPage : isKnown || landmarks.isEmpty ? .same : .otherContent
    landmarks = Set(ids)
    let former = isSamePage ? nil : left.removeValue(forKey: layer.plan.key)
    if let kept = layer.target(current), isSamePage && isKnown || kept.kind == .tab {
      focus(kept.id, in: layer)
      return change
    }
    var found: FocusTarget?
    if isSamePage, isKnown, current != nil {
      found = layer.neighbour(ofPlace: index)
    } else if let id = remembered[layer.plan.key] {
      found = layer.target(id)
      // What was done in front may have taken the element away.
      if found == nil, let former, !former.landmarks.isDisjoint(with: ids) {
        found = layer.neighbour(ofPlace: former.index)
      }
    }
    focus((found ?? layer.firstTarget)?.id, in: layer)
    return change
  }

  mutating func focus(_ id: Element.ID?, in layer: LayerLayout) {
    current = id
    index = id.map { layer.enabledIndex(of: $0) } ?? 0
    if let id, remembered[layer.plan.key] != id { remembered[layer.plan.key] = id }
  }

  /// Forgets the focus of pages that are gone.
  mutating func forget(except isAlive: (Element.ID) -> Bool) {
    remembered = remembered.filter { isAlive($0.key) }
    left = left.filter { isAlive($0.key) }
  }

  /// Moves to the next or previous target in reading order, and from the end to the start.
  mutating func step(by distance: Int, in layer: LayerLayout) {
    let count = layer.targetCount.enabled
    guard count > 0 else { return }
    var next = distance > 0 ? 0 : count - 1
    if let target = layer.target(current) {
      next = distance > 0 ? index + (target.isEnabled ? 1 : 0) : index - 1
    }
    focus(layer.enabledTarget((next + count) % count)?.id, in: layer)
  }

  /// The nearest target in a direction.
  func neighbour(
    _ direction: NearestTarget.Direction, in layer: LayerLayout
  ) -> FocusTarget? {
    layer.target(current).flatMap { layer.neighbour(of: $0, going: direction) }
  }
}

extension LayerLayout {
  /// The first focus of a layer: content before tabs, and in a dialog not a destructive button.
  fileprivate var firstTarget: FocusTarget? {
    if let wanted = target(plan.firstFocus), wanted.isEnabled { return wanted }
    if plan.kind == .dialog {
      let controls = plan.content.map(\.element)
      let field = controls.first { $0.role == .textField || $0.role == .secureField }
      let first =
        field?.id
        ?? Element.preferredButton(among: controls)
      if let first, let target = target(first), target.isEnabled { return target }
      let safe = plan.content.first {
        $0.element.style.buttonRole != .destructive && target($0.id)?.isEnabled == true
      }
      if let safe { return target(safe.id) }
    }
    let first = firstField ?? defaultButton ?? firstBesidesSearch
    return first?.kind == .tab ? selectedTab ?? first : first
  }

  /// The first target that is no search, in which keys would be letters, and no dot of a page; one
  /// below the bar if that is no field, as a button there may leave more than the page.
  private var firstBesidesSearch: FocusTarget? {
    let targets = firstTargets(8).filter { target in
      let node = plan.tree[target.id]
      let isAside = node?.role == .searchField || node?.isDot == true
      return target.isEnabled && target.kind != .tab && !isAside
    }
    let below = targets.first { plan.tree[$0.id]?.isInBar != true }
    return (below?.kind == .field ? nil : below) ?? targets.first ?? enabledTarget(0)
  }

  /// The button that the return key presses on a page of nothing but buttons before it.
  private var defaultButton: FocusTarget? {
    for target in firstTargets(8) where target.isEnabled {
      guard let node = plan.tree[target.id] else { return nil }
      if node.isDot { continue }
      guard node.role == .button, !node.isInRows else { return nil }
      if node.element.takesReturn { return target }
    }
    return nil
  }

  private var selectedTab: FocusTarget? {
    tabs.first(where: \.isSelected).flatMap { target($0.id) }
  }

  /// The first field, of a page only one in a form, if nothing but buttons outside of lists comes
  /// before it, as in a toolbar.
  private var firstField: FocusTarget? {
    guard plan.kind == .sheet || plan.kind == .cover || plan.kind == .page else { return nil }
    for target in firstTargets(8) where target.isEnabled {
      guard let node = plan.tree[target.id] else { return nil }
      if target.kind == .field {
        let isFirst = node.role != .searchField && (plan.kind != .page || node.isInRows)
        return isFirst ? target : nil
      }
      guard node.role == .button, !node.isInRows else { return nil }
    }
    return nil
  }

  /// The target that is now at a lost focus's index, or the last one before it.
  fileprivate func neighbour(ofPlace index: Int) -> FocusTarget? {
    let count = content.total.enabled
    return count > 0 ? enabledTarget(min(index, count - 1)) : nil
  }
}

extension ElementNode {
  /// Whether it is a dot below pages that are turned by keys as well.
  fileprivate var isDot: Bool { role == .tab && parent?.isTurned == true }

  /// Whether it is one of the controls above a page.
  fileprivate var isInBar: Bool {
    var current = parent
    while let node = current {
      if node.element.style.has(.bar) { return true }
      current = node.parent
    }
    return false
  }

  /// Whether it is part of a row of a list.
  fileprivate var isInRows: Bool {
    var current = parent
    while let node = current {
      if node.holdsRows || node.role == .section { return true }
      current = node.parent
    }
    return false
  }
}
