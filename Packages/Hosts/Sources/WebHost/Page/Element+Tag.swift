import CoreViews

extension Element {
  /// The HTML of the element alone.
  ///
  /// Ids tell the parts apart: `e` the element, `k` what holds its children, `t` its title, `v` its
  /// value. The script and the forms know the parts by `name` and class.
  /// A control whose label is made of parts has them among its children.
  func tag(hasParts: Bool = false) -> Tag {
    let tag = drawnTag(hasParts: hasParts)
    return isSilent ? tag : tag.speaking(accessibility, of: self)
  }

  private func drawnTag(hasParts: Bool) -> Tag {
    switch role {
    case .vertical, .horizontal, .layered: box("div", role.rawValue, [.slot])
    case .text: box("p", "text", [.text(label)])
    case .image: imageTag
    case .shape: box("div", "shape \(value.prefix { $0 != " " })")
    case .divider: box("hr", "divider")
    case .spacer, .gap: box("div", "spacer")
    case .button: buttonTag("button", hasParts: hasParts)
    case .link: buttonTag("link", hasParts: hasParts)
    case .textField: fieldTag(type: "text", hasParts: hasParts)
    case .secureField: fieldTag(type: "password", hasParts: hasParts)
    case .toggle: toggleTag(hasParts: hasParts)
    case .progress: progressTag(hasParts: hasParts)
    case .searchField: fieldTag(type: "search", hasParts: hasParts)
    case .datePicker: fieldTag(type: dateType, hasParts: hasParts)
    case .colorPicker: fieldTag(type: "text", hasParts: hasParts)
    case .textEditor: editorTag
    case .picker: pickerTag(hasParts: hasParts)
    case .option: optionTag(hasParts: hasParts)
    case .menu: menuTag
    case .disclosure: disclosureTag
    case .stepper: stepperTag
    case .slider: sliderTag
    case .gauge: gaugeTag
    case .row: rowTag
    case .list: box("ul", "list", [.slot])
    case .section: sectionTag
    case .navigation: box("div", "navigation", [.slot])
    case .screen: screenTag
    case .tabs: box("div", "tabs", [.slot])
    case .tab: tabTag
    case .sheet, .cover: sheetTag
    case .alert, .confirmationDialog: dialogTag
    }
  }

  var number: UInt64 { id.rawValue }

  func partID(_ letter: String) -> String { "\(letter)\(number)" }

  /// What the attribute `hidden`, which needs no value, is set to.
  var hidden: String? { isHidden ? "" : nil }

  /// What the attribute `disabled` is set to.
  var disabled: String? { isEnabled ? nil : "" }

  /// Whether a host wraps each of its children in an item of a list.
  var hasRows: Bool { role == .list || role == .section }

  /// Whether it looks otherwise when it has children.
  var canHaveParts: Bool {
    switch role {
    case .button, .link, .textField, .secureField, .toggle, .progress, .option, .datePicker,
      .colorPicker, .searchField:
      true
    case .vertical, .horizontal, .layered, .text, .image, .shape, .divider, .spacer, .gap, .picker,
      .menu,
      .stepper, .slider, .textEditor, .disclosure, .gauge, .list, .section, .row, .navigation,
      .screen, .tabs, .tab, .alert, .confirmationDialog, .sheet, .cover:
      false
    }
  }

  /// A tag with the element's id and looks.
  func box(_ name: String, _ className: String, _ parts: [Tag.Part] = []) -> Tag {
    Tag(name, id: partID("e"), ["class": classes(className), "hidden": hidden], parts)
  }
}

extension ButtonRole {
  /// The class by which the stylesheet knows the purpose of a button.
  var className: String {
    switch self {
    case .destructive: "destructive"
    case .cancel: "cancel"
    }
  }
}
