import CoreViews

extension LayoutEngine {
  /// Brings the former box of an element up to date with its children that have changed, if it is
  /// a column; false means that the box has to be made anew.
  ///
  /// Complexity: linear in the children that have changed, unless one has another height.
  func patch(_ box: LayoutBox, of node: ElementNode, for request: LayoutRequest) -> Bool {
    guard !node.changedChildren.contains(where: { $0.role == .gap }) else { return false }
    var (context, _) = context(node, in: request.context)
    switch node.role {
    case .vertical:
      return patchColumn(box, of: node, width: request.width, in: context)
    case .list, .section:
      context.isRow = false
      return patchList(box, of: node, width: request.width, in: context)
    case .horizontal, .layered, .label, .text, .image, .divider, .spacer, .gap, .button, .link,
      .textField, .shape, .secureField, .toggle, .progress, .picker, .option, .menu, .stepper,
      .slider,
      .textEditor, .datePicker, .colorPicker, .searchField, .disclosure, .gauge, .row,
      .navigation, .screen, .tabs, .tab, .alert,
      .confirmationDialog, .sheet, .cover:
      return false
    }
  }

  private func patchColumn(
    _ box: LayoutBox, of node: ElementNode, width: Int, in context: LayoutContext
  ) -> Bool {
    guard box.column != nil, node.growth.children == 0, !node.growsInHeight else { return false }
    var isInPlace = true
    for child in node.changedChildren {
      let index = node.index(of: child)
      isInPlace = replace(index, of: box, with: child, width: width, in: context) && isInPlace
    }
    if !isInPlace { box.stack() }
    return true
  }

  private func patchList(
    _ list: LayoutBox, of node: ElementNode, width: Int, in context: LayoutContext
  ) -> Bool {
    var isInPlace = true
    for child in node.changedChildren {
      guard child.isShown, let group = list.group(of: child, in: node) else { return false }
      let box = list.children[group]
      if child.role == .section, node.role == .list {
        isInPlace =
          replace(group, of: list, with: child, width: width, in: context) && isInPlace
        continue
      }
      let body = box.column == nil ? box.children[0] : box
      let index = node.index(of: child) - (body.column?.base ?? 0)
      let width = rowWidth(width)
      guard body.frames[index].height > 0 else { return false }
      let row = rowContext(context)
      if !replace(index, of: body, with: child, width: width, in: row) {
        body.column?.stack = rowStack(body.children)
        body.stack()
        // A list without anything to see has no box.
        if body.size.height == 0 { return false }
      }
      if box !== body { box.wrap(body) }
      isInPlace = list.replace(group, with: box) && isInPlace
    }
    if !isInPlace { list.stack() }
    return true
  }

  /// Replaces the box of a child; returns whether all others stay where they are.
  private func replace(
    _ index: Int, of column: LayoutBox, with child: ElementNode, width: Int,
    in context: LayoutContext
  ) -> Bool {
    let former = column.children[index]
    let box = box(child, width: width, in: context)
    let isInPlace = column.replace(index, with: box)
    if !isInPlace { log.noteMove() } else if box !== former { log.note(child) }
    return isInPlace
  }
}

extension LayoutBox {
  /// The position of the group that a child of a list is in, or that it is.
  fileprivate func group(of child: ElementNode, in node: ElementNode) -> Int? {
    if child.role == .section, node.role == .list {
      return children.firstIndex { $0.node === child }
    }
    let index = node.index(of: child)
    return children.firstIndex { group in
      let body = group.column == nil ? group.children.first : group
      guard group.node == nil, let body, let column = body.column else { return false }
      return column.owner === node
        && (column.base..<(column.base + body.children.count)).contains(index)
    }
  }
}
