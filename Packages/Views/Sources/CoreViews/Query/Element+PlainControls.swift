internal import CoreArchitecture

/// Controls that offer something, as plain text on one line.
extension Element {
  private static let mostOptions = 8

  /// A line with all options or, of many, the chosen one; the inline look has a line for each.
  var pickerLines: [String] {
    let prefix = label.isEmpty ? "" : "\(name): "
    let options = options
    if traits.look == .inline, options.count <= Self.mostOptions {
      let lines = options.map { "(\($0.isSelected ? "•" : " ")) \($0.name)" }
      return label.isEmpty ? lines : ["\(name):"] + lines
    }
    guard options.count > Self.mostOptions else { return [prefix + Self.choices(options)] }
    let chosen = chosenOption.map { "(\($0.name))" } ?? ownText("none")
    return [prefix + ownText("\(chosen) of \(options.count)")]
  }

  private static func choices(_ options: [Element]) -> String {
    options.map { $0.isSelected ? "(\($0.name))" : $0.name }.joined(separator: " | ")
  }

  /// The name of a menu, and what it offers.
  var menuText: String {
    let items = menuItems
    let offers = items.map(\.menuItemText).joined(separator: " | ")
    return label.isEmpty ? "{ \(offers) }" : "[ \(name) v ] { \(offers) }"
  }

  /// What menus without a name offer, each offer once.
  static func menuText(of menus: [Element]) -> String {
    var offers: [String] = []
    for item in menus.flatMap(\.menuItems) where !offers.contains(item.menuItemText) {
      offers.append(item.menuItemText)
    }
    return "{ \(offers.joined(separator: " | ")) }"
  }

  private var menuItemText: String {
    let text =
      switch role {
      case .toggle: "[\(isSelected ? "x" : " ")] \(name)"
      case .menu: menuText
      case .picker: pickerLines.joined(separator: " ")
      case .vertical, .horizontal, .layered, .label, .text, .image, .divider, .spacer, .gap, .shape,
        .button,
        .link, .textField, .secureField, .progress, .option, .stepper, .slider, .textEditor,
        .datePicker,
        .colorPicker, .searchField, .disclosure, .gauge, .list, .section, .row, .navigation,
        .screen, .tabs, .tab, .alert, .confirmationDialog, .sheet, .cover:
        name
      }
    return isEnabled ? text : "\(text) (\(ownText("disabled")))"
  }

  /// The label of a stepper, with the value unless that is part of the label.
  var stepperText: String {
    let value = PrintableText.line(value)
    if value.isEmpty || label.contains(value) { return name }
    return label.isEmpty ? value : "\(name): \(value)"
  }

  /// The bounds of a number, such as: from 0 to 12.
  var boundsText: String {
    guard let bounds = traits.range?.bounds else { return "" }
    return " (\(ownText("\(bounds.lowerBound.plainText) to \(bounds.upperBound.plainText)")))"
  }
}
