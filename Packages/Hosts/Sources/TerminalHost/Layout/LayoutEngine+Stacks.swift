@_spi(Hosts) import CoreViews

extension LayoutEngine {
  /// The box of an element that is laid out together with all below it.
  func arranged(_ node: ElementNode, for request: LayoutRequest) -> LayoutBox {
    let arranger = Arranger(self, width: request.width)
    let root = arranger.node(node, axis: .vertical, in: request.context)
    let box = arranger.box(root, height: request.height)
    if box.node !== node { (box.node, box.isOuter) = (node, true) }
    return box
  }

  /// A column in which some grow to the height.
  func arranged(
    _ nodes: [ElementNode], width: Int, height: Int?, _ stack: StackStyle,
    in context: LayoutContext
  ) -> LayoutBox {
    let arranger = Arranger(self, width: width)
    return arranger.box(arranger.column(nodes, stack, in: context), height: height)
  }

  /// Boxes side by side, in several lines if they do not fit.
  func row(_ boxes: [LayoutBox], of node: ElementNode, width: Int) -> LayoutBox {
    let arranger = Arranger(self, width: width)
    return arranger.box(arranger.row(boxes, of: node), height: nil)
  }
}

extension ElementNode {
  /// Whether the element is laid out together with all below it.
  ///
  /// If not, it is drawn by itself, or a plain column, whose children are laid out one by one.
  func isArranged(in context: LayoutContext) -> Bool {
    let layout = element.style.layout
    if context.isUnframed { return false }
    if !layout.steps.isEmpty { return true }
    if context.isRow, layout.rowInsets != nil || layout.rowBackground != nil { return true }
    switch role {
    case .horizontal, .layered: return true
    case .vertical:
      return layout.arrangement != .byRole || !element.style.alignment.isPlain
        || fillsForEmptiness || growsInHeight && flexibility.children > 0
    case .button: return !context.isRow && isTapArea
    case .label, .text, .image, .shape, .divider, .spacer, .gap, .link, .textField, .secureField,
      .toggle, .progress, .picker, .option, .menu, .stepper, .slider, .textEditor, .datePicker,
      .colorPicker, .searchField, .disclosure, .gauge, .list, .section, .row, .navigation,
      .screen, .tabs, .tab, .alert, .confirmationDialog, .sheet, .cover:
      return false
    }
  }
}

extension HorizontalAlignment {
  /// Whether it is one that every column knows.
  fileprivate var isPlain: Bool { self == .leading || self == .center || self == .trailing }
}

extension LayoutEngine {
  /// Places elements below each other, none of which grows to the height.
  ///
  /// The elements are the children of `owner`, if there is one.
  func column(
    _ nodes: ContiguousArray<ElementNode>, of owner: ElementNode?, width: Int,
    _ stack: StackStyle, in context: LayoutContext
  ) -> LayoutBox {
    var boxes = boxes(nodes, width: width, in: context)
    fillGaps(of: nodes[...], in: &boxes, width: width, stack)
    var column = LayoutBox.Column(owner: owner, offered: width, stack: stack)
    if owner?.element.style.has(.fillsAcross) == true { column.width = width }
    return .column(boxes, column)
  }

  /// Gives each gap the room that its rows would take if they were as high as the first one that is
  /// built.
  func fillGaps(
    of nodes: ArraySlice<ElementNode>, in boxes: inout ContiguousArray<LayoutBox>, width: Int,
    _ stack: StackStyle
  ) {
    guard nodes.contains(where: { $0.role == .gap }) else { return }
    let first = zip(nodes, boxes).first { $0.role != .gap && $1.size.height > 0 }
    let rowHeight = first?.1.size.height ?? 1
    let spacing = stack.joinsLines && rowHeight == 1 ? 0 : stack.spacing
    for (index, node) in nodes.enumerated() where node.role == .gap {
      boxes[index] = gap(
        node.element, width: width, rowHeight: rowHeight, spacing: spacing)
      boxes[index].node = node
    }
  }

  func gap(_ element: Element, width: Int, rowHeight: Int, spacing: Int) -> LayoutBox {
    let count = element.rowCount ?? 0
    let height = count * (rowHeight + spacing) - spacing
    return LayoutBox(
      Size(width: 1, height: max(0, height)),
      content: .gap(count: count, rowHeight: rowHeight + spacing))
  }

  /// Places boxes below each other, as wide as the widest, or at full width if one of them fills
  /// it.
  func stacked(_ boxes: [LayoutBox], width: Int, _ stack: StackStyle) -> LayoutBox {
    .column(ContiguousArray(boxes), LayoutBox.Column(offered: width, stack: stack))
  }
}

extension ElementNode {
  /// How the lines of a row that breaks stand below each other: as the views of the column around
  /// do.
  var lineAlignment: HorizontalAlignment {
    var current = parent
    while let node = current, node.role == .horizontal || node.role == .layered {
      current = node.parent
    }
    return switch current?.role {
    case .vertical: current?.element.style.alignment ?? .center
    case .list, .section, .row: .leading
    default: .center
    }
  }
}
