@_spi(Hosts) import CoreViews

/// Whether an element takes a share of the rows left over, as of an update.
struct Flexibility {
  var update = -1
  /// Whether it grows, by itself or for a child that does.
  var grows = false
  /// How many of the children grow.
  var children = 0
  /// Whether it is counted among those of its parent.
  var isCounted = false
}

extension ElementNode {
  /// Whether the element takes a share of the rows left over.
  ///
  /// Complexity: linear in the children that have changed since it was last asked.
  var growsInHeight: Bool {
    guard flexibility.update < changedBelow else { return flexibility.grows }
    switch role.category {
    case .content: flexibility.grows = role == .spacer || role == .shape
    case .page(.tabs): flexibility.grows = isTurned
    case .page where isDeepest: flexibility.grows = false
    case .stack where isColumn: flexibility.grows = true
    case .stack where isDeepest || element.style.has(.scrolls) || isForm: flexibility.grows = false
    case .stack, .page:
      countGrowing()
      flexibility.grows =
        flexibility.children > 0 || element.style.layout.arrangement.growsInHeight
        || fillsForEmptiness
    case .control where isTapArea:
      countGrowing()
      flexibility.grows = flexibility.children > 0
    case .control where role == .textEditor: flexibility.grows = !isInForm
    case .control, .rows, .sheet, .cover, .dialog: flexibility.grows = false
    }
    flexibility.grows = element.style.layout.steps.reduce(flexibility.grows) {
      $1.growsInHeight($0)
    }
    flexibility.update = changedBelow
    return flexibility.grows
  }

  /// Whether it is part of something that is scrolled, in which nothing grows.
  private var isInForm: Bool {
    var current = parent
    while let node = current {
      if [.list, .section, .disclosure].contains(node.role) { return true }
      if node.isForm || node.element.style.has(.scrolls) { return true }
      current = node.parent
    }
    return false
  }

  /// Whether it grows along a row.
  private var isSpacerInRow: Bool { role == .spacer && parent?.role == .horizontal }

  /// Whether it is drawn over or behind another, which decides about the size.
  private var isDrawnAlong: Bool {
    guard let parent, parent.children.count > 1, parent.children.last === self,
      parent.partsOfEmptiness == nil
    else { return false }
    switch parent.element.style.layout.arrangement {
    case .overlay, .underlay: return true
    case .byRole, .custom, .inset, .grid, .gridRow, .tracks, .geometry, .firstThatFits: return false
    }
  }

  private func countGrowing() {
    let isKnown = flexibility.update >= max(changed, relisted, changedBefore)
    if isKnown {
      for child in changedChildren { flexibility.children += child.countFlexibility(from: 1) }
    } else {
      flexibility.children = 0
      for child in children { flexibility.children += child.countFlexibility(from: 0) }
    }
  }

  /// Returns by how much it changes the number of growing children, which counts it already if
  /// `known` is 1 and it grew.
  private func countFlexibility(from known: Int) -> Int {
    let former = flexibility.isCounted ? known : 0
    flexibility.isCounted = isShown && growsInHeight && !isSpacerInRow && !isDrawnAlong
    return (flexibility.isCounted ? 1 : 0) - former
  }
}
