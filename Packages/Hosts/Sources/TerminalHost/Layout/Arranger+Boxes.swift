@_spi(Hosts) import CoreViews
import Foundation

extension Arranger {
  private struct Part {
    var node: LayoutNode
    var box: LayoutBox
    var at: Point
  }

  /// The spacing of a stack in points, as whole cells.
  func spacing(_ style: Element.Style, _ axis: Axis) -> CGFloat? {
    guard let points = style.spacing, axis == .horizontal || !StackStyle.isUsual(points) else {
      return nil
    }
    let stack = StackStyle(style, isCompact: engine.isCompact)
    return axis == .horizontal
      ? CGFloat(stack.gap) * Cells.width : CGFloat(stack.spacing) * Cells.height
  }

  /// A row of a list with its badge at the end.
  func badged(_ row: LayoutNode, _ element: ElementNode) -> LayoutNode {
    let badge = DisplayText.label(element.element.traits.badge)
    guard !badge.isEmpty else { return row }
    let box = engine.line(badge, engine.theme.faint, width: width / 2)
    let end = LayoutNode.content(MadeBox(box: box), in: metrics)
    end.host = LayoutPart(.box(box), of: element, in: LayoutContext())
    let room = LayoutNode.spacer(minLength: nil, axis: .horizontal, in: metrics)
    return .container(HStackLayout(), [row, room, end], in: metrics)
  }

  /// The box of a table, whose columns give way as far as their words can be read.
  func table(_ node: ElementNode, in context: LayoutContext) -> LayoutBox {
    let root = arranged(node, node.element.style.layout.arrangement, in: context)
    root.layOut(in: ProposedViewSize(width: CGFloat(width) * Cells.width, height: nil))
    return made(of: root)
  }

  /// The box of what is in a stack, in as much room as it needs.
  func natural(_ stack: ElementNode, in context: LayoutContext) -> LayoutBox {
    let root = arranged(stack, stack.element.style.layout.arrangement, in: context)
    root.layOut(in: .unspecified)
    return made(of: root)
  }

  /// The box of a column, in as many rows as it needs, or as are offered where it grows.
  func column(_ node: ElementNode, height: Int?, in context: LayoutContext) -> LayoutBox {
    box(arranged(node, node.element.style.layout.arrangement, in: context), height: height)
  }

  /// The box of a node, with those of all below it at their places.
  func made(of node: LayoutNode) -> LayoutBox {
    guard let part = node.host as? LayoutPart else { return group(node) }
    switch part.kind {
    case .leaf(let leaf): return leaf.box(node.offer)
    case .box(let box): return box
    case .group(let isUnderlay):
      let box = group(node, isUnderlay: isUnderlay)
      if part.element.role == .horizontal { box.stretchRules() }
      return finished(box, part)
    case .button(let button):
      return finished(group(node, content: .button(button), target: part.element), part)
    case .background(let color):
      let box = group(node)
      if engine.theme.depth != .none { box.background = color }
      return box
    case .border(let color): return group(node, content: .border(color))
    case .clip:
      let box = group(node)
      box.isClipped = true
      return box
    }
  }

  /// The box of an element with what holds for all below it.
  private func finished(_ box: LayoutBox, _ part: LayoutPart) -> LayoutBox {
    box.node = part.element
    box.isEnabled = part.context.isEnabled
    if engine.theme.depth != .none { box.background = Palette.background(part.background) }
    return box
  }

  private func group(
    _ node: LayoutNode, content: LayoutBox.Content = .group, target: ElementNode? = nil,
    isUnderlay: Bool = false
  ) -> LayoutBox {
    var parts: [Part] = []
    for child in isUnderlay ? node.children.reversed() : node.children {
      collect(child, at: Cells.point(child.frame.origin), into: &parts)
    }
    if parts.contains(where: { $0.node.zIndex != 0 }) {
      let order = parts.indices.sorted {
        (parts[$0].node.zIndex, $0) < (parts[$1].node.zIndex, $1)
      }
      parts = order.map { parts[$0] }
    }
    let size = Cells.size(node.frame.size)
    let box = LayoutBox.group(
      size, content: content, target: target, parts.map { ($0.box, $0.at) })
    box.fillsWidth = size.width >= width
    if box.sticksOut { engine.log.noteMove() }
    return box
  }

  /// Adds the boxes of a node that draws nothing by itself to those of its parent.
  private func collect(
    _ node: LayoutNode, at origin: Point, into parts: inout [Part]
  ) {
    guard !node.isLeftOut else { return }
    guard node.host == nil else {
      return parts.append(Part(node: node, box: made(of: node), at: origin))
    }
    for child in node.children {
      let offset = Cells.point(child.frame.origin)
      collect(child, at: Point(x: origin.x + offset.x, y: origin.y + offset.y), into: &parts)
    }
  }
}

/// What a node of the layout is on the screen.
final class LayoutPart {
  enum Kind {
    /// Drawn by itself.
    case leaf(LeafContent)
    /// Made already.
    case box(LayoutBox)
    /// A group of others; those of an underlay are drawn from the last to the first.
    case group(isUnderlay: Bool)
    /// A group of others that is pressed as one.
    case button(LayoutBox.ButtonContent)
    /// A colour behind a view, a line around it, or its edges as those of what is drawn.
    case background(TerminalColor?), border(TerminalColor?), clip
  }

  let kind: Kind
  /// The element that it is, or is part of.
  let element: ElementNode
  let context: LayoutContext
  let background: String?

  init(
    _ kind: Kind, of element: ElementNode, in context: LayoutContext, background: String? = nil
  ) {
    self.kind = kind
    self.element = element
    self.context = context
    self.background = background
  }
}
