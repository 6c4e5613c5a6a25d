import CoreViews

/// Small signs that are drawn over a corner of a symbol elsewhere.
extension ElementNode {
  /// A symbol and what is drawn over a corner of it, in the order in which they are read; nil for
  /// anything else.
  ///
  /// A symbol is one cell here, so that a count over its corner would be all that is seen.
  var partsBeside: [ElementNode]? {
    guard role == .layered, let place = cornerSide else { return nil }
    let parts = shownChildren
    guard parts.count == 2, parts[0].role == .image, parts[0].element.style.layout.steps.isEmpty
    else { return nil }
    return place == .trailing ? parts : parts.reversed()
  }

  /// Whether it stands, by itself or as all of a stack, beside the symbol over which it would be drawn
  /// elsewhere.
  var standsBeside: Bool {
    guard let parent, parent.role == .layered else { return false }
    if parent.partsBeside?.contains(where: { $0 === self }) == true { return true }
    return parent.children.count == 1 && parent.standsBeside
  }

  private var cornerSide: HorizontalAlignment? {
    let side: HorizontalAlignment
    switch element.style.layout.arrangement {
    case .overlay(let place): side = place.horizontal
    case .byRole: side = element.style.alignment
    case .underlay, .inset, .custom, .grid, .gridRow, .tracks, .geometry, .firstThatFits: return nil
    }
    return side == .leading || side == .trailing ? side : nil
  }
}
