import CoreViews

extension LayerPlan {
  /// A layer with what a picker, a menu or a date offers; nil for an element that offers nothing.
  static func popup(of node: ElementNode, in tree: ElementTree) -> LayerPlan? {
    var (source, content) = (tree, node.contentChildren)
    switch node.role {
    case .picker: if !node.dividesOptions { content = node.options }
    case .menu: break
    case .row: content = node.rowMenuItems
    case .datePicker:
      let rows = DateParts(node.element.value).rows
      source = ElementTree(Element(id: DateParts.listID, role: .list, children: rows))
      content = source.root.shownChildren
    case .vertical, .horizontal, .layered, .label, .text, .image, .divider, .spacer, .gap, .shape,
      .button, .link, .textField, .secureField, .toggle, .progress, .option, .stepper, .slider,
      .textEditor,
      .colorPicker, .searchField, .disclosure, .gauge, .list, .section, .navigation, .screen,
      .tabs, .tab, .alert, .confirmationDialog, .sheet, .cover:
      return nil
    }
    guard !content.isEmpty else { return nil }
    var plan = LayerPlan(
      kind: .popup, tree: source, key: node.id, title: node.element.label,
      wayBack: .close(node.id), content: content)
    let options = node.role == .picker ? node.options : content
    plan.firstFocus = options.first { $0.role == .option && $0.element.isSelected }?.id
    return plan
  }
}

extension ElementNode {
  /// Whether there is something between the options of a picker.
  fileprivate var dividesOptions: Bool {
    contentChildren.contains { $0.role == .section || $0.role == .divider }
  }
}
