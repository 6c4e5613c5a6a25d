@_spi(Hosts) import CoreViews
import Foundation

/// Hands elements to the layout that all hosts have in common, and makes boxes of its frames.
struct Arranger {
  let engine: LayoutEngine
  let metrics: LayoutMetrics
  /// The width of everything that is laid out together, in cells.
  let width: Int

  init(_ engine: LayoutEngine, width: Int) {
    self.engine = engine
    self.width = width
    let line = engine.isCompact ? 0 : Cells.height
    metrics = LayoutMetrics(
      unit: LayoutUnit(width: Cells.width, height: Cells.height),
      spacing: CGSize(width: 2 * Cells.width, height: line),
      padding: CGSize(width: 2 * Cells.width, height: line), breaksRows: true,
      container: Cells.points(engine.page))
  }

  /// The box of what a node of the layout holds, in the room that is offered.
  ///
  /// What needs more rows than are offered gets them: pages scroll.
  func box(_ root: LayoutNode, height: Int?) -> LayoutBox {
    let offer = CGFloat(width) * Cells.width
    var room = height.map { CGFloat($0) * Cells.height }
    if room != nil {
      let least = root.size(ProposedViewSize(width: offer, height: 0)).height
      room = max(room ?? 0, least)
    }
    root.layOut(in: ProposedViewSize(width: offer, height: room))
    return made(of: root)
  }

  // MARK: Nodes

  /// The node of an element with all its modifiers.
  func node(_ element: ElementNode, axis: Axis?, in outer: LayoutContext) -> LayoutNode {
    let style = element.element.style.layout
    var steps = style.steps
    if element.fillsForEmptiness { steps.append(.fillingPage) }
    if element.isColumn { steps.append(.fillingColumn) }
    if element.element.style.has(.scrolls) { steps.insert(.fixedSize(.vertical), at: 0) }
    if element.scrollsAcross { steps = steps.map(\.aroundLines) }
    if element.role == .image || element.role == .text { steps = steps.map(\.aroundOneLine) }
    if element.standsBeside { steps.removeAll(where: \.isOffset) }
    if outer.isRow {
      if let insets = style.rowInsets { steps.append(.insets(insets)) }
      if let color = style.rowBackground {
        steps += [.filling(.leading), .background(color)]
      }
    }
    var outer = outer
    (outer.isBare, outer.isUnframed) = (engine.isBare(element), false)
    if let background = steps.firstColor, outer.style.foreground == nil, !background.isVeil {
      outer.style.foreground = background.isLight ? "black" : "white"
    }
    var node = content(element, axis: axis, in: outer)
    for step in steps.withRoomForLines(engine.isCompact) {
      node = node.applying(step)
      node.keepsLines = step.keepsLines
      if let kind = kind(of: step) { node.host = LayoutPart(kind, of: element, in: outer) }
    }
    return node
  }

  private func kind(of step: LayoutStep) -> LayoutPart.Kind? {
    switch step {
    case .background(let name): .background(Palette.background(name))
    case .border(let name, _): .border(Palette.named(name))
    case .clipped: .clip
    case .padding, .insets, .frame, .bounds, .container, .fixedSize, .aspectRatio, .offset,
      .position, .priority, .zIndex, .guide, .value, .grid:
      nil
    }
  }

  private func content(
    _ element: ElementNode, axis: Axis?, in outer: LayoutContext
  ) -> LayoutNode {
    let style = element.element.style.layout
    switch element.role.category {
    case .stack where !element.isDrawnAsOne: return stack(element, in: outer)
    case .control(.press) where !outer.isRow && element.isTapArea:
      return tapArea(element, in: outer)
    case .content where element.role == .spacer:
      return .spacer(minLength: style.minLength, axis: axis, in: metrics)
    case .stack, .content, .control, .rows, .page, .sheet, .cover, .dialog:
      let leaf = LeafContent(
        engine: engine, node: element, context: outer, page: width, isInRow: axis == .horizontal)
      let node = LayoutNode.content(leaf, in: metrics)
      node.host = LayoutPart(.leaf(leaf), of: element, in: outer)
      return node
    }
  }

  private func stack(_ element: ElementNode, in outer: LayoutContext) -> LayoutNode {
    var (inner, background) = engine.context(element, in: outer)
    if element.role != .vertical || element.element.style.layout.arrangement != .byRole {
      inner.isRow = false
    }
    let style = element.element.style
    let arrangement = style.layout.arrangement
    let node = arranged(element, arrangement, in: inner)
    node.keepsLines = element.textPart != .none
    var isUnderlay = false
    if case .underlay = arrangement { isUnderlay = true }
    node.host = LayoutPart(
      .group(isUnderlay: isUnderlay), of: element, in: inner, background: background)
    return outer.isRow ? badged(node, element) : node
  }

  /// A button whose label is laid out as it would be without the button.
  private func tapArea(_ element: ElementNode, in outer: LayoutContext) -> LayoutNode {
    var (inner, background) = engine.context(element, in: outer)
    var button = engine.buttonContent(element, in: inner)
    button.hasViews = true
    inner.style.foreground = inner.style.foreground ?? engine.labelTint(of: button, element)
    let parts = nodes(element.labelParts, axis: .horizontal, in: inner)
    let node = LayoutNode.container(HStackLayout(), parts, in: metrics)
    node.keepsLines = false
    node.host = LayoutPart(.button(button), of: element, in: inner, background: background)
    return node
  }

  func arranged(
    _ element: ElementNode, _ arrangement: LayoutArrangement, in context: LayoutContext
  ) -> LayoutNode {
    if let parts = element.partsOfEmptiness {
      return .container(
        VStackLayout(), nodes(parts.rows + parts.over, axis: .vertical, in: context), in: metrics)
    }
    if let parts = element.partsAtEdge { return atEdge(parts, of: element, in: context) }
    if let parts = element.partsBeside {
      let row = HStackLayout(spacing: 0)
      return .container(row, nodes(parts, axis: .horizontal, in: context), in: metrics)
    }
    switch arrangement {
    case .byRole, .gridRow: break
    case .grid(let grid): return .container(grid, cells(element, in: context), in: metrics)
    case .custom, .overlay, .underlay, .inset, .tracks, .geometry, .firstThatFits:
      let parts = nodes(parts(element), axis: nil, in: context)
      if let node = LayoutNode.arranged(arrangement, parts, in: metrics) { return node }
    }
    var parts = element.shownChildren
    if element === engine.headed {
      let middle = element.principalParts
      parts.removeAll { part in middle.contains { $0 === part } }
    }
    return stack(parts, like: element, in: context)
  }

  /// A list or scroll view, and below or above it what is drawn over it elsewhere.
  private func atEdge(
    _ parts: (edge: Edge, base: [ElementNode], over: [ElementNode]), of element: ElementNode,
    in context: LayoutContext
  ) -> LayoutNode {
    let style = element.element.style
    var alignment = Alignment(horizontal: style.alignment, vertical: .center)
    var base = nodes(parts.base, axis: nil, in: context)
    if case .overlay(let place) = style.layout.arrangement {
      alignment = place
    } else {
      base = [.container(ZStackLayout(alignment: alignment), base, in: metrics)]
    }
    let over = LayoutNode.container(
      ZStackLayout(alignment: alignment), nodes(parts.over, axis: nil, in: context), in: metrics)
    let inset = LayoutArrangement.inset(parts.edge, alignment, spacing: nil)
    return .arranged(inset, base + [over], in: metrics) ?? over
  }

  private func stack(
    _ parts: [ElementNode], like element: ElementNode, in context: LayoutContext
  ) -> LayoutNode {
    let style = element.element.style
    let parts = parts.filter { !$0.isBlank }
    switch element.role {
    case .horizontal:
      var row = HStackLayout(
        alignment: style.layout.verticalAlignment, spacing: spacing(style, .horizontal))
      row.lineAlignment = element.lineAlignment
      return .container(row, nodes(parts, axis: .horizontal, in: context), in: metrics)
    case .layered:
      let layers = ZStackLayout(
        alignment: Alignment(
          horizontal: style.alignment, vertical: style.layout.verticalAlignment))
      return .container(layers, nodes(parts, axis: nil, in: context), in: metrics)
    default:
      let column = VStackLayout(alignment: style.alignment, spacing: spacing(style, .vertical))
      let node = LayoutNode.container(
        column, nodes(parts, axis: .vertical, in: context), in: metrics)
      return style.has(.fillsAcross) ? node.applying(.filling(style.alignment)) : node
    }
  }

  /// A column of elements that are in no stack of their own.
  func column(_ elements: [ElementNode], _ stack: StackStyle, in context: LayoutContext)
    -> LayoutNode
  {
    let column = VStackLayout(
      alignment: stack.alignment, spacing: CGFloat(stack.spacing) * Cells.height)
    return .container(column, nodes(elements, axis: .vertical, in: context), in: metrics)
  }

  /// A row of boxes.
  func row(_ boxes: [LayoutBox], of element: ElementNode) -> LayoutNode {
    let parts = boxes.map { box in
      let node = LayoutNode.content(MadeBox(box: box), in: metrics)
      node.host = LayoutPart(.box(box), of: element, in: LayoutContext())
      return node
    }
    return .container(HStackLayout(), parts, in: metrics)
  }

  private func nodes(
    _ elements: [ElementNode], axis: Axis?, in context: LayoutContext
  ) -> [LayoutNode] {
    elements.map { node($0, axis: axis, in: context) }
  }

  /// The children to lay out; of views of which one is shown, all.
  private func parts(_ element: ElementNode) -> [ElementNode] {
    switch element.element.style.layout.arrangement {
    case .firstThatFits: element.children.filter { !$0.role.isModal }
    case .byRole, .custom, .overlay, .underlay, .inset, .grid, .gridRow, .tracks, .geometry:
      element.shownChildren
    }
  }

  /// The cells of a grid: those of rows, and others that have a row to themselves.
  private func cells(_ grid: ElementNode, in context: LayoutContext) -> [LayoutNode] {
    var cells: [LayoutNode] = []
    for (index, child) in grid.shownChildren.enumerated() {
      guard case .gridRow(let alignment) = child.element.style.layout.arrangement else {
        cells.append(node(child, axis: .vertical, in: context))
        continue
      }
      let inner = engine.context(child, in: context).0
      for part in child.shownChildren {
        var cell = node(part, axis: nil, in: inner)
        for step in child.element.style.layout.steps { cell = cell.applying(step) }
        cell.placeInGrid(row: index, alignment: alignment)
        cells.append(cell)
      }
    }
    return cells
  }
}
