@_spi(Hosts) import CoreViews
import Foundation

extension Element {
  /// The HTML of the element alone.
  ///
  /// Ids tell the parts apart: `e` the element, `k` what holds its children, `t` its title, `v` its
  /// value. The script and the forms know the parts by `name` and class.
  /// A control whose label is made of parts has them among its children.
  /// A picker says what is chosen among them.
  func tag(hasParts: Bool = false, saying: String = "") -> Tag {
    if isSilent { return badged(drawnTag(hasParts: hasParts, saying: saying)) }
    var drawn = self
    drawn.label = drawnLabel
    return badged(drawn.drawnTag(hasParts: hasParts, saying: saying))
      .speaking(accessibility, of: self)
  }

  private func drawnTag(hasParts: Bool, saying: String) -> Tag {
    switch role {
    case .vertical where isForm: box("ul", "list", [.slot])
    case .vertical, .horizontal, .layered: box("div", role.rawValue, [.slot])
    case .label: box("div", "label", [.slot])
    case .text: textTag
    case .image: imageTag
    case .shape: shapeTag
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
    case .colorPicker: fieldTag(type: colorHex == nil ? "text" : "color", hasParts: hasParts)
    case .textEditor: editorTag(hasParts: hasParts)
    case .picker: pickerTag(hasParts: hasParts, choice: saying)
    case .option: optionTag(hasParts: hasParts)
    case .menu: menuTag(hasParts: hasParts)
    case .disclosure: disclosureTag(hasParts: hasParts)
    case .stepper: stepperTag(hasParts: hasParts)
    case .slider: sliderTag(hasParts: hasParts)
    case .gauge: gaugeTag(hasParts: hasParts)
    case .row: rowTag
    case .list: box("ul", "list", [.slot])
    case .section: sectionTag
    case .navigation: box("div", "navigation", [.slot])
    case .screen: screenTag
    case .tabs: box("div", tabsName, [.slot])
    case .tab: tabTag
    case .sheet, .cover: sheetTag(showing: saying)
    case .alert, .confirmationDialog: dialogTag
    }
  }

  var number: UInt64 { id.rawValue }

  func partID(_ letter: String) -> String { "\(letter)\(number)" }

  /// What the attribute `hidden`, which needs no value, is set to.
  var hidden: String? { isHidden ? "" : nil }

  /// The tag with the remark at the end of a text, a stack, a link or a tab.
  private func badged(_ tag: Tag) -> Tag {
    guard !traits.badge.isEmpty,
      [.text, .link, .button, .tab, .horizontal, .vertical].contains(role)
    else { return tag }
    let badge = Tag.Part.tag(Tag("span", ["class": "badge"], [.text(traits.badge)]))
    var badged = tag
    if role == .tab, case .tag(var button)? = badged.parts.last {
      button.parts.append(badge)
      badged.parts[badged.parts.count - 1] = .tag(button)
    } else {
      badged.parts.append(badge)
    }
    return badged
  }

  /// What the attribute `disabled` is set to.
  var disabled: String? { isEnabled ? nil : "" }

  /// The element to scroll to, where in the window, and the number of the wish.
  private var scrolling: String? {
    traits.scrollTarget.map { target in
      let block = target.anchor.map { $0.y < 0.25 ? "start" : $0.y > 0.75 ? "end" : "center" }
      return "e\(target.id.rawValue) \(block ?? "nearest") \(target.number)"
    }
  }

  /// Whether a host wraps each of its children in an item of a list.
  var hasRows: Bool { role == .list || role == .section || isForm }

  var isForm: Bool { role == .vertical && style.has(.form) }

  /// Whether it looks otherwise when it has children.
  var canHaveParts: Bool {
    switch role {
    case .button, .link, .textField, .secureField, .toggle, .progress, .option, .datePicker,
      .colorPicker, .searchField, .stepper, .slider, .gauge, .textEditor:
      true
    case .vertical, .horizontal, .layered, .label, .text, .image, .shape, .divider, .spacer, .gap,
      .picker, .menu, .disclosure, .list, .section, .row, .navigation, .screen, .tabs, .tab,
      .alert, .confirmationDialog, .sheet, .cover:
      false
    }
  }

  /// A tag with the element's id and looks.
  func box(_ name: String, _ className: String, _ parts: [Tag.Part] = []) -> Tag {
    Tag(
      name, id: partID("e"),
      ["class": classes(className), "hidden": hidden, "data-scroll": scrolling], parts
    ).adding(inputAttributes)
  }
}

extension ButtonRole {
  /// The class by which the stylesheet knows the purpose of a button.
  var className: String {
    switch self {
    case .destructive: "destructive"
    case .cancel: "cancel"
    case .close: "closing"
    case .confirm: "confirming"
    }
  }
}
