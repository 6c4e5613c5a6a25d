import CoreViews

extension LayoutEngine {
  /// Brings the former box of an element up to date with its children that have changed, if it is
  /// a column; false means that the box has to be made anew.
  ///
  /// Complexity: linear in the children that have changed, unless one has another height, comes or
  /// goes: then all are placed anew.
  func patch(_ box: LayoutBox, of node: ElementNode, for request: LayoutRequest) -> Bool {
    var (context, _) = context(node, in: request.context)
    switch node.role {
    case .vertical where !node.isForm:
      return patchColumn(box, of: node, width: request.width, in: context)
    case .vertical, .list, .section:
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
    guard box.column != nil, !node.growsInHeight, node.flexibility.children == 0 else {
      return false
    }
    var isInPlace = true
    if node.isRelisted {
      guard relist(box, of: node, width: width, in: context) else { return false }
      isInPlace = false
    }
    for child in node.patchedChildren {
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
    let context = listContext(node, in: context)
    if node.isRelisted {
      guard relistRows(list, of: node, width: width, in: context) else { return false }
      isInPlace = false
    }
    for child in node.patchedChildren {
      guard child.isShown, let group = list.group(of: child, in: node) else { return false }
      let box = list.children[group]
      if child.role == .section, node.holdsRows {
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
        body.column?.stack = rowStack(body.children, in: row)
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

  /// Takes the rows that came and went into the only group of a list, or into a section.
  private func relistRows(
    _ list: LayoutBox, of node: ElementNode, width: Int, in context: LayoutContext
  ) -> Bool {
    guard list.column != nil, list.children.count == 1 else { return false }
    let group = list.children[0]
    let body = group.column == nil ? group.children.first : group
    guard let body, relist(body, of: node, width: rowWidth(width), in: rowContext(context)),
      body.size.height > 0
    else { return false }
    if group !== body { group.wrap(body) }
    _ = list.replace(0, with: group)
    return true
  }

  /// Makes boxes of the children that have come, and of gaps; false if the children of the element
  /// are in other boxes, too.
  private func relist(
    _ box: LayoutBox, of node: ElementNode, width: Int, in context: LayoutContext
  ) -> Bool {
    guard box.column?.owner === node, box.column?.base == 0 else { return false }
    let (nodes, former) = (node.layoutChildren, box.children)
    let least = min(nodes.count, former.count)
    let first = (0..<least).first { nodes[$0] !== former[$0].node } ?? least
    let behind = (0..<(least - first)).first {
      nodes[nodes.count - 1 - $0] !== former[former.count - 1 - $0].node
    }
    let last = behind ?? least - first
    let new = nodes[first..<(nodes.count - last)]
    guard !node.holdsRows || !new.contains(where: { $0.role == .section }) else { return false }
    var boxes = boxes(new, width: width, in: context)
    box.replace(first..<(former.count - last), with: boxes)
    boxes = box.children
    if node.role != .vertical || node.isForm { box.column?.stack = rowStack(boxes, in: context) }
    guard let stack = box.column?.stack else { return false }
    fillGaps(of: nodes[...], in: &boxes, width: width, stack)
    for index in boxes.indices where boxes[index].isGap {
      _ = box.replace(index, with: boxes[index])
    }
    box.stack()
    log.noteMove()
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

extension ElementNode {
  /// Whether children came, went or moved in the last update, or rows in gaps did.
  fileprivate var isRelisted: Bool {
    relisted == changedBelow || changedChildren.contains { $0.role == .gap }
  }

  /// The children that are another since the last update, and still there.
  fileprivate var patchedChildren: [ElementNode] {
    changedChildren.filter { $0.parent === self && $0.role != .gap }
  }
}

extension LayoutBox {
  /// The position of the group that a child of a list is in, or that it is.
  fileprivate func group(of child: ElementNode, in node: ElementNode) -> Int? {
    if child.role == .section, node.holdsRows {
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
