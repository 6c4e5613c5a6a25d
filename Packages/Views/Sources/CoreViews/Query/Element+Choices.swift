/// What pickers and menus offer.
extension Element {
  /// The options of a picker that are shown, in reading order; of other elements, none.
  public var options: [Element] {
    role == .picker ? shown { $0.role == .option } : []
  }

  /// The chosen option of a picker; nil if none is.
  public var chosenOption: Element? { options.first(where: \.isSelected) }

  /// The controls that a menu offers, in reading order, without those in menus within it.
  public var menuItems: [Element] { shown { $0.role.isInteractive } }

  /// What a person chooses among: the options of a picker; the controls that a menu offers, and
  /// those in menus and pickers within it; what can be done with a row.
  public var choices: [Element] {
    switch role {
    case .picker: options
    case .menu: menuItems.flatMap { [$0] + $0.choices }
    case .row: rowMenus.flatMap(\.choices)
    case .vertical, .horizontal, .layered, .label, .text, .image, .divider, .spacer, .gap, .shape,
      .button, .link, .textField, .secureField, .toggle, .progress, .option, .stepper, .slider,
      .textEditor,
      .datePicker, .colorPicker, .searchField, .disclosure, .gauge, .list, .section,
      .navigation, .screen, .tabs, .tab, .alert, .confirmationDialog, .sheet, .cover:
      []
    }
  }

  /// The nearest elements below that are shown and meet a condition.
  private func shown(where isWanted: (Element) -> Bool) -> [Element] {
    children.flatMap { child -> [Element] in
      if child.isHidden || child.role.isModal || child.role == .label { return [] }
      return isWanted(child) ? [child] : child.shown(where: isWanted)
    }
  }

  /// The menus of a row, which hold what can be done with it.
  public var rowMenus: [Element] {
    role == .row ? shown { $0.role == .menu && $0.label.isEmpty } : []
  }

  /// The element without some of those below it.
  func without(_ ids: Set<ID>) -> Element {
    var copy = self
    copy.children = children.filter { !ids.contains($0.id) }.map { $0.without(ids) }
    return copy
  }

  /// The element without the insides of pickers and menus, which a person sees after a press.
  var withoutChoices: Element {
    var copy = self
    switch role.category {
    case .control(.choose): copy.children = []
    case .stack, .content, .control, .rows, .page, .sheet, .cover, .dialog:
      copy.children = children.map(\.withoutChoices)
    }
    return copy
  }
}
