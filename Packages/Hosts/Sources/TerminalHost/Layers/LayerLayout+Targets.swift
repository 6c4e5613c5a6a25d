import CoreViews

/// The elements of a layer that can have the focus, in reading order, the tabs last.
extension LayerLayout {
  /// How many there are.
  var targetCount: TargetCount {
    tabs.reduce(content.total) { $0 + TargetCount(isEnabled: $1.isEnabled) }
  }

  /// The target with an id.
  func target(_ id: Element.ID?) -> FocusTarget? {
    guard let id else { return nil }
    if let tab = tabs.first(where: { $0.id == id }) { return tab.target }
    return place(of: id).flatMap { $0.box.target(in: $0.frame) }
  }

  /// How many enabled targets are before the one with an id.
  func enabledIndex(of id: Element.ID) -> Int {
    if let tab = tabs.firstIndex(where: { $0.id == id }) {
      return content.total.enabled + tabs[..<tab].count(where: \.isEnabled)
    }
    return place(of: id)?.before.enabled ?? 0
  }

  /// The enabled target with so many before it; nil beyond the last one.
  func enabledTarget(_ index: Int) -> FocusTarget? {
    guard index >= content.total.enabled else {
      return content.enabledTarget(index, at: contentOrigin)
    }
    return tabs.filter(\.isEnabled).dropFirst(index - content.total.enabled).first?.target
  }

  /// The last enabled target of the content.
  var lastContentTarget: FocusTarget? {
    content.total.enabled > 0 ? enabledTarget(content.total.enabled - 1) : nil
  }

  /// The first targets.
  func firstTargets(_ count: Int) -> [FocusTarget] {
    var first: [FocusTarget] = []
    content.visitTargets(in: 0..<content.size.height, at: contentOrigin) { target in
      first.append(target)
      return first.count < count
    }
    return first + tabs.prefix(count - first.count).map(\.target)
  }

  /// The enabled targets that are in sight as a whole, or begin and end in some rows of the
  /// content, and are not scrolled out of sight sideways.
  func enabledTargets(in rows: Range<Int>) -> [FocusTarget] {
    var found: [FocusTarget] = []
    content.visitTargets(in: rows, at: contentOrigin) { target in
      let isInside = rows.contains(target.frame.y) && target.frame.maxY <= rows.upperBound
      let isAside = target.frame.maxX <= contentX || target.frame.x >= contentX + content.size.width
      if target.isEnabled, isInside, !isAside { found.append(target) }
      return true
    }
    return found
  }

  /// The innermost target at a place on the screen.
  func target(at point: Point, offset: Int) -> FocusTarget? {
    if let tab = tabs.first(where: { $0.frame.contains(point) }) { return tab.target }
    guard let inContent = contentPoint(at: point, offset: offset) else { return nil }
    return content.target(at: inContent, from: contentOrigin)
  }

  /// The nearest enabled target in a direction.
  func neighbour(
    of start: FocusTarget, going direction: NearestTarget.Direction, isLoose: Bool = false,
    in columns: Range<Int>? = nil
  ) -> FocusTarget? {
    var search = NearestTarget(from: start, going: direction, isLoose: isLoose, in: columns)
    if direction == .up { for tab in tabs.reversed() { search.look(at: tab.target) } }
    search.look(in: content, at: contentOrigin)
    if direction != .up { for tab in tabs { search.look(at: tab.target) } }
    return search.best
  }

  /// The place of a target on the screen at a scroll offset, visible or not.
  func screenFrame(of target: FocusTarget, offset: Int) -> Rect {
    target.kind == .tab ? target.frame : onScreen(target.frame, offset: offset)
  }

  /// The place of an element on the screen at a scroll offset; nil unless all of it is in sight.
  func screenFrame(of id: Element.ID?, offset: Int) -> Rect? {
    guard let place = id.flatMap({ place(of: $0) }) else { return nil }
    let frame = onScreen(place.frame, offset: offset)
    return frame.intersection(viewport) == frame ? frame : nil
  }

  /// Whether any of a target can be seen at a scroll offset.
  func isVisible(_ target: FocusTarget, offset: Int) -> Bool {
    holds(target) || screenFrame(of: target, offset: offset).intersection(window).height > 0
  }

  private var contentOrigin: Point { Point(x: contentX, y: 0) }
}

extension LayerLayout.TabItem {
  fileprivate var target: FocusTarget {
    FocusTarget(id: id, kind: .tab, hint: "select", isEnabled: isEnabled, frame: frame)
  }
}
