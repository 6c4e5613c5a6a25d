@_spi(Hosts) import CoreViews

/// Finds the list or scroll view that a page is about.
enum ScrollerSearch {
  /// A stack with more children is no page's frame, but a long content.
  private static let mostSiblings = 64

  /// Finds it if there is exactly one, by itself or in stacks that keep their parts below each
  /// other.
  ///
  /// Complexity: linear in the siblings of the stacks around it.
  static func find(in nodes: some Collection<ElementNode>) -> ElementNode? {
    guard nodes.count <= mostSiblings else { return nil }
    var found: ElementNode?
    for node in nodes where node.isShown {
      guard let scroller = find(in: node) else { continue }
      if found != nil { return nil }
      found = scroller
    }
    return found
  }

  private static func find(in node: ElementNode) -> ElementNode? {
    if node.scrolls { return node }
    switch node.role {
    case .vertical, .layered: break
    default: return nil
    }
    guard !node.isDeepest, node.keepsPartsBelowEachOther else { return nil }
    return find(in: node.children)
  }
}

extension ElementNode {
  /// Whether what is beside its content stays in sight on a phone.
  fileprivate var scrolls: Bool {
    holdsRows || role == .vertical && element.style.has(.scrolls)
  }

  fileprivate var keepsPartsBelowEachOther: Bool {
    switch element.style.layout.arrangement {
    case .byRole, .overlay, .underlay: true
    case .inset(let edge, _, _): edge == .top || edge == .bottom
    case .custom, .grid, .gridRow, .tracks, .geometry, .firstThatFits: false
    }
  }

  /// What is drawn over a list or scroll view at its upper or lower edge, which gets rows of its
  /// own there; nil where nothing is.
  ///
  /// Over the rows it would hide them, and be scrolled away with them.
  var partsAtEdge: (edge: Edge, base: [ElementNode], over: [ElementNode])? {
    guard role == .layered else { return nil }
    let alignment: VerticalAlignment
    switch element.style.layout.arrangement {
    case .overlay(let place): alignment = place.vertical
    case .byRole: alignment = element.style.layout.verticalAlignment
    case .underlay, .inset, .custom, .grid, .gridRow, .tracks, .geometry, .firstThatFits: return nil
    }
    guard alignment == .bottom || alignment == .top else { return nil }
    let parts = shownChildren
    guard let scroller = ScrollerSearch.find(in: parts),
      let last = parts.firstIndex(where: { $0 === scroller.path[depth + 1] })
    else { return nil }
    let over = Array(parts[(last + 1)...])
    guard !over.isEmpty, !over.contains(where: \.growsInHeight) else { return nil }
    return (alignment == .top ? .top : .bottom, Array(parts[...last]), over)
  }

  /// The rows, and what says over them that there are none; nil where nothing does.
  ///
  /// Rows take no more room here than they need, so that it would stand across them.
  var partsOfEmptiness: (rows: [ElementNode], over: [ElementNode])? {
    guard role == .layered else { return nil }
    switch element.style.layout.arrangement {
    case .overlay, .byRole: break
    case .underlay, .inset, .custom, .grid, .gridRow, .tracks, .geometry, .firstThatFits: return nil
    }
    let parts = shownChildren
    guard parts.count > 1, let over = parts.last, over.saysNothingIsThere else { return nil }
    return (Array(parts.dropLast()), [over])
  }

  /// Whether it says that nothing is there, and takes all the room for that, as there are no rows.
  var fillsForEmptiness: Bool {
    guard element.style.has(.unavailable) else { return false }
    var current = parent
    while let node = current, node.role.category == .stack {
      if let parts = node.partsOfEmptiness { return parts.rows.allSatisfy(\.hasNoRows) }
      current = node.shownChildren.count == 1 ? node.parent : nil
    }
    return true
  }

  /// Whether it is a list in which nothing is to be seen.
  private var hasNoRows: Bool {
    switch role {
    case .list: shownChildren.allSatisfy(\.hasNoRows)
    case .section: element.label.isEmpty && shownChildren.isEmpty
    default: role == .vertical && shownChildren.count == 1 && shownChildren[0].hasNoRows
    }
  }

  private var saysNothingIsThere: Bool {
    if element.style.has(.unavailable) { return true }
    let parts = role.category == .stack ? shownChildren : []
    return parts.count == 1 && parts[0].saysNothingIsThere
  }
}
