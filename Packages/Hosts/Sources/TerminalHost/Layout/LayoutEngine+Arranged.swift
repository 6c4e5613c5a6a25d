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
        || fillsForEmptiness || growsInHeight && growth.children > 0
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
