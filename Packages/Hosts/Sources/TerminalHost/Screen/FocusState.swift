import CoreViews

/// Which element has the focus. It follows the element's id over updates, and each page and modal
/// gets back the focus it had.
struct FocusState {
  enum Direction: Hashable, Sendable { case up, down, left, right }
  /// What a new layout is to the one before.
  enum Change: Hashable, Sendable {
    case same, otherPage
    /// Nothing is left of what was there, though the page is the same.
    case otherContent
  }

  private(set) var current: Element.ID?
  private var page: Element.ID?
  private var remembered: [Element.ID: Element.ID] = [:]
  /// The place of the focus among the targets, for when its element goes away.
  private var index = 0
  /// Some of the targets of the last layout.
  private var landmarks: Set<Element.ID> = []

  /// Finds the focus in a new layout.
  mutating func reconcile(with layer: LayerLayout?) -> Change {
    let isSamePage = page == layer?.plan.key
    page = layer?.plan.key
    guard let layer, !layer.targets.isEmpty else {
      current = nil
      return isSamePage ? .same : .otherPage
    }
    let ids = layer.targets.prefix(64).map(\.id)
    let isKnown = !landmarks.isDisjoint(with: ids)
    let change: Change =
      !isSamePage ? .otherPage : isKnown || landmarks.isEmpty ? .same : .otherContent
    landmarks = Set(ids)
    if let kept = layer.target(current), isSamePage && isKnown || kept.kind == .tab {
      focus(kept.id, in: layer)
      return change
    }
    let found =
      isSamePage && isKnown && current != nil
      ? layer.neighbour(ofPlace: index) : layer.target(remembered[layer.plan.key])
    focus((found ?? layer.firstTarget)?.id, in: layer)
    return change
  }

  mutating func focus(_ id: Element.ID?, in layer: LayerLayout) {
    current = id
    index = layer.targets.firstIndex { $0.id == id } ?? 0
    if let id, remembered[layer.plan.key] != id { remembered[layer.plan.key] = id }
  }

  /// Forgets pages that are gone.
  mutating func forget(except isAlive: (Element.ID) -> Bool) {
    remembered = remembered.filter { isAlive($0.key) }
  }

  /// Goes to the next or previous target in reading order, round and round.
  mutating func step(by distance: Int, in layer: LayerLayout) {
    let enabled = layer.targets.indices.filter { layer.targets[$0].isEnabled }
    guard !enabled.isEmpty else { return }
    let next: Int
    if current == nil {
      next = distance > 0 ? enabled[0] : enabled[enabled.count - 1]
    } else if distance > 0 {
      next = enabled.first { $0 > index } ?? enabled[0]
    } else {
      next = enabled.last { $0 < index } ?? enabled[enabled.count - 1]
    }
    focus(layer.targets[next].id, in: layer)
  }

  /// The nearest target in a direction.
  func neighbour(_ direction: Direction, in layer: LayerLayout) -> FocusTarget? {
    guard let start = layer.target(current) else { return nil }
    return layer.targets
      .filter { $0.isEnabled && $0.id != start.id }
      .compactMap { target in
        start.place.distance(to: target.place, going: direction).map { (target, $0) }
      }
      .min { $0.1 < $1.1 }?.0
  }
}

extension LayerLayout {
  /// Where the focus begins: at content before tabs, and in a dialog not at what destroys.
  fileprivate var firstTarget: FocusTarget? {
    let enabled = targets.filter(\.isEnabled)
    if plan.kind == .dialog {
      let safe = Set(plan.content.filter { $0.style.buttonRole != .destructive }.map(\.id))
      if let target = enabled.first(where: { safe.contains($0.id) }) { return target }
    }
    return enabled.first { $0.kind != .tab } ?? enabled.first
  }

  /// What has come to stand where the focus was lost, or before it.
  fileprivate func neighbour(ofPlace index: Int) -> FocusTarget? {
    let content = targets.filter { $0.kind != .tab }
    guard !content.isEmpty else { return nil }
    let place = min(index, content.count - 1)
    return content[place...].first(where: \.isEnabled) ?? content[..<place].last(where: \.isEnabled)
  }
}

extension FocusTarget {
  /// Tabs stand below all content, however far that goes.
  fileprivate var place: Rect { kind == .tab ? frame.moved(by: Point(x: 0, y: 1 << 24)) : frame }
}

extension Rect {
  /// How far another place is in a direction, or nil if it does not lie there. A row counts as
  /// two columns, which is about what it measures.
  fileprivate func distance(to other: Rect, going direction: FocusState.Direction) -> Int? {
    let aside = max(0, other.x - maxX + 1, x - other.maxX + 1)
    switch direction {
    case .down: return other.y >= maxY ? (other.y - maxY) * 2 + aside : nil
    case .up: return other.maxY <= y ? (y - other.maxY) * 2 + aside : nil
    case .right, .left:
      guard other.y < maxY, other.maxY > y else { return nil }
      if direction == .right { return other.x >= maxX ? other.x - maxX : nil }
      return other.maxX <= x ? x - other.maxX : nil
    }
  }
}
