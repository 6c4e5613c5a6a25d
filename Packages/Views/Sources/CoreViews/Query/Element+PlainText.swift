internal import CoreArchitecture

extension Element {
  /// The screen as plain text: title, way back, texts, controls and tabs.
  ///
  /// Equal screens give equal text. A modal presentation takes the place of what it covers. Further
  /// lines of one text begin with `¦`, and control characters are written as `\u{1B}`, so that no
  /// text can pass for another line.
  ///
  /// ```
  /// == A1 ==
  /// < Back
  /// Name: [wimes]
  /// [x] Remember me
  /// [ Log in ] (disabled)
  /// --- (A) | B ---
  /// ```
  public var plainText: String {
    let drawable = drawable
    let front = drawable.frontModal ?? drawable
    return front.plainLines(front.wayBack).joined(separator: "\n")
  }

  private func plainLines(_ wayBack: WayBack?) -> [String] {
    let lines = ownLines(wayBack)
    guard !traits.badge.isEmpty, role != .tab, let first = lines.first else { return lines }
    return ["\(first) (\(PrintableText.line(traits.badge)))"] + lines.dropFirst()
  }

  private func ownLines(_ wayBack: WayBack?) -> [String] {
    switch role {
    case .vertical where isPicture, .layered where isPicture: ["(\(name))"]
    case .vertical, .layered: titleLine + childLines(wayBack)
    case .horizontal: sideBySide(wayBack)
    case .text: PrintableText.lines(label)
    case .image: label.isEmpty ? [] : ["(\(name))"]
    case .divider: ["----------"]
    case .spacer, .gap, .shape, .label: []
    case .button: control("[ \(name) ]\(selectionMark)") + controlLines(wayBack)
    case .link: control("[ \(name) > ]") + controlLines(wayBack)
    case .textField: field(PrintableText.line(value))
    case .secureField: field(String(repeating: "•", count: value.count))
    case .toggle: control("[\(isSelected ? "x" : " ")] \(name)") + controlLines(wayBack)
    case .progress, .gauge: control(progressText)
    case .picker: pickerLines.flatMap(control)
    case .option: control("(\(isSelected ? "•" : " ")) \(name)")
    case .menu: control(menuText)
    case .stepper: control("\(stepperText) [- +]")
    case .slider: control("\(label.isEmpty ? "" : "\(name): ")\(value)\(boundsText)")
    case .textEditor, .datePicker, .colorPicker, .searchField: field(PrintableText.line(value))
    case .disclosure: control("[\(isSelected ? "-" : "+")] \(name)") + indented(childLines(wayBack))
    case .row: rowOfActions(wayBack)
    case .list: shownChildren.flatMap { $0.rowLines(wayBack) }
    case .section: headerLine + childLines(wayBack)
    case .navigation:
      shownChildren.flatMap {
        $0.screenLines(wayBack == .pop(id) ? ["< \(ownText("Back"))"] : [], wayBack)
      }
    case .screen: screenLines([], wayBack)
    case .tabs: tabLines(wayBack)
    case .tab: childLines(wayBack)
    case .alert, .confirmationDialog: dialogLines(wayBack)
    case .sheet, .cover:
      screenLines(wayBack == .close(id) ? ["< \(ownText("Close"))"] : [], wayBack)
    }
  }

  /// The children to print: those that are told where some are told in place of what is drawn.
  private var shownChildren: [Element] {
    let isTold = traits.holdsSpoken
    let shown = children.filter {
      !$0.isHidden && !$0.role.isModal && !(isTold && $0.accessibility.isHidden)
    }
    guard shown.contains(where: \.traits.holdsSpoken) else { return shown }
    return shown.flatMap { $0.traits.holdsSpoken ? $0.shownChildren : [$0] }
  }

  /// Whether it is told as one picture, whatever it is drawn with.
  private var isPicture: Bool { !label.isEmpty && accessibility.traits.contains(.isImage) }

  /// The label on one line.
  var name: String { PrintableText.line(label) }

  private func childLines(_ wayBack: WayBack?) -> [String] {
    shownChildren.flatMap { $0.plainLines(wayBack) }
  }

  // MARK: Screens and presentations

  private var titleLine: [String] { label.isEmpty ? [] : ["== \(name) =="] }

  private func screenLines(_ backLine: [String], _ wayBack: WayBack?) -> [String] {
    titleLine + backLine + childLines(wayBack)
  }

  private func dialogLines(_ wayBack: WayBack?) -> [String] {
    let title = label.isEmpty ? "+---" : "+-- \(name) ---"
    let lines = (value.isEmpty ? [] : PrintableText.lines(value)) + childLines(wayBack)
    return [title] + lines.map { "| \($0)" } + ["+---"]
  }

  private func tabLines(_ wayBack: WayBack?) -> [String] {
    let tabs = children.filter { $0.role == .tab }
    let content = tabs.filter(\.isSelected).flatMap { $0.plainLines(wayBack) }
    let labels = tabs.map { tab in
      let badge = tab.traits.badge.isEmpty ? "" : " \(PrintableText.line(tab.traits.badge))"
      return tab.isSelected ? "(\(tab.name)\(badge))" : "\(tab.name)\(badge)"
    }
    return content + ["--- \(labels.joined(separator: " | ")) ---"]
  }

  // MARK: Rows

  /// A row that can be selected or has a menu of its own.
  private func rowOfActions(_ wayBack: WayBack?) -> [String] {
    let menus = rowMenus
    let content = menus.count > 1 ? without(Set(menus.map(\.id))) : self
    var lines = content.childLines(wayBack)
    if menus.count > 1 { lines.append(Element.menuText(of: menus)) }
    if isSelected, let first = lines.first { lines[0] = "\(first) (\(ownText("selected")))" }
    return lines
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  \($0)" } }

  private var headerLine: [String] { label.isEmpty ? [] : ["-- \(name) --"] }

  private func rowLines(_ wayBack: WayBack?) -> [String] {
    if role == .section { return headerLine + shownChildren.flatMap { $0.rowLines(wayBack) } }
    let lines = plainLines(wayBack)
    if lines.count == 1, style.appearances.contains(.mark(.header)) { return ["-- \(lines[0]) --"] }
    return lines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }

  /// The children on one line, unless one of them needs several.
  private func sideBySide(_ wayBack: WayBack?) -> [String] {
    let columns = shownChildren.map { $0.plainLines(wayBack) }.filter { !$0.isEmpty }
    guard columns.allSatisfy({ $0.count == 1 }), !columns.isEmpty else {
      return columns.flatMap { $0 }
    }
    return [columns.map { $0[0] }.joined(separator: "  ")]
  }

  // MARK: Controls

  private func control(_ text: String) -> [String] {
    [isEnabled ? text : "\(text) (\(ownText("disabled")))"]
  }

  /// Says that a button stands for what is chosen or on.
  private var selectionMark: String {
    let isSelected = accessibility.traits.subtracting(accessibility.removedTraits)
      .contains(.isSelected)
    return isSelected ? " (\(ownText("selected")))" : ""
  }

  /// The controls within the label of this one.
  private func controlLines(_ wayBack: WayBack?) -> [String] {
    shownChildren.flatMap {
      $0.role.isInteractive ? $0.plainLines(wayBack) : $0.controlLines(wayBack)
    }
  }

  private func field(_ value: String) -> [String] {
    let text = label.isEmpty ? "[\(value)]" : "\(name): [\(value)]"
    return control(traits.isInvalid ? "\(text) (\(ownText("not valid")))" : text)
  }

  private var progressText: String {
    guard let fraction else { return label.isEmpty ? "…" : "… \(name)" }
    let percentage = "\(Int((fraction * 100).rounded()))%"
    return label.isEmpty ? percentage : "\(percentage) \(name)"
  }
}
