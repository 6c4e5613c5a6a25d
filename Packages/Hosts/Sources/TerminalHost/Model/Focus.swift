import CoreViews

/// Which element has the focus.
///
/// The focus follows the element's id over updates, and each page and modal gets back the focus it
/// had.
struct Focus {
  enum Direction: Hashable, Sendable { case up, down, left, right }
  /// How a new layout differs from the one before.
  enum Change: Hashable, Sendable {
    case same, otherPage
    /// The page is the same, but nothing of its content is left.
    case otherContent
  }

  private(set) var current: Element.ID?
  private var page: Element.ID?
  private var remembered: [Element.ID: Element.ID] = [:]
  /// The index of the focus among the targets, for when its element is removed.
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

  /// Forgets the focus of pages that are gone.
  mutating func forget(except isAlive: (Element.ID) -> Bool) {
    remembered = remembered.filter { isAlive($0.key) }
  }

  /// Moves to the next or previous target in reading order, and from the end to the start.
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
        start.focusFrame.distance(to: target.focusFrame, going: direction).map { (target, $0) }
      }
      .min { $0.1 < $1.1 }?.0
  }
}

extension LayerLayout {
  /// The first focus of a layer: content before tabs, and in a dialog not a destructive button.
  fileprivate var firstTarget: FocusTarget? {
    let enabled = targets.filter(\.isEnabled)
    if plan.kind == .dialog {
      let safe = Set(plan.content.filter { $0.style.buttonRole != .destructive }.map(\.id))
      if let target = enabled.first(where: { safe.contains($0.id) }) { return target }
    }
    return enabled.first { $0.kind != .tab } ?? enabled.first
  }

  /// The target that is now at a lost focus's index, or the last one before it.
  fileprivate func neighbour(ofPlace index: Int) -> FocusTarget? {
    let content = targets.filter { $0.kind != .tab }
    guard !content.isEmpty else { return nil }
    let position = min(index, content.count - 1)
    return content[position...].first(where: \.isEnabled)
      ?? content[..<position].last(where: \.isEnabled)
  }
}

extension FocusTarget {
  /// The frame, but for a tab below all content, however long that is.
  fileprivate var focusFrame: Rect {
    kind == .tab ? frame.moved(by: Point(x: 0, y: 1 << 24)) : frame
  }
}

extension Rect {
  /// How far another frame is in a direction; nil if it is not in that direction.
  ///
  /// A row counts as two columns, which is about its height.
  fileprivate func distance(to other: Rect, going direction: Focus.Direction) -> Int? {
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
