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
    return (drawable.frontModal ?? drawable).plainLines.joined(separator: "\n")
  }

  private var plainLines: [String] {
    switch role {
    case .vertical, .layered: return titleLine + childLines
    case .horizontal: return sideBySide
    case .text: return PrintableText.lines(label)
    case .image: return label.isEmpty ? [] : ["(\(name))"]
    case .divider: return ["----------"]
    case .spacer: return []
    case .button, .link, .textField, .secureField, .toggle, .progress: return [controlLine]
    case .list: return childLines.isEmpty ? [] : shownChildren.flatMap(\.rowLines)
    case .section: return (label.isEmpty ? [] : ["-- \(name) --"]) + childLines
    case .navigation:
      let canGoBack = children.count { $0.role == .screen } > 1
      return shownChildren.flatMap { $0.screenLines(canGoBack: canGoBack) }
    case .screen: return screenLines(canGoBack: false)
    case .tabs: return tabLines
    case .tab: return childLines
    case .alert, .confirmationDialog: return dialogLines
    case .sheet, .cover: return titleLine + closeLine + childLines
    }
  }

  private var shownChildren: [Element] {
    children.filter { !$0.isHidden && !$0.role.isModal }
  }

  /// The label on one line.
  private var name: String { PrintableText.line(label) }

  private var childLines: [String] { shownChildren.flatMap(\.plainLines) }

  // MARK: Screens and presentations

  private var titleLine: [String] { label.isEmpty ? [] : ["== \(name) =="] }

  private func screenLines(canGoBack: Bool) -> [String] {
    titleLine + (canGoBack ? ["< Back"] : []) + childLines
  }

  /// The way to close a sheet; absent while going back would leave a screen pushed within it.
  private var closeLine: [String] { hasScreenToLeave || !isEnabled ? [] : ["< Close"] }

  private var dialogLines: [String] {
    let title = label.isEmpty ? "+---" : "+-- \(name) ---"
    let lines = (value.isEmpty ? [] : PrintableText.lines(value)) + childLines
    return [title] + lines.map { "| \($0)" } + ["+---"]
  }

  private var tabLines: [String] {
    let tabs = children.filter { $0.role == .tab }
    let content = tabs.filter(\.isSelected).flatMap(\.plainLines)
    let labels = tabs.map { $0.isSelected ? "(\($0.name))" : $0.name }
    return content + ["--- \(labels.joined(separator: " | ")) ---"]
  }

  // MARK: Rows

  private var rowLines: [String] {
    if role == .section {
      let title = label.isEmpty ? [] : ["-- \(name) --"]
      return title + shownChildren.flatMap(\.rowLines)
    }
    return plainLines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }

  /// The children on one line, unless one of them needs several.
  private var sideBySide: [String] {
    let columns = shownChildren.map(\.plainLines).filter { !$0.isEmpty }
    guard columns.allSatisfy({ $0.count == 1 }), !columns.isEmpty else {
      return columns.flatMap { $0 }
    }
    return [columns.map { $0[0] }.joined(separator: "  ")]
  }

  // MARK: Controls

  private var controlLine: String { isEnabled ? controlText : "\(controlText) (disabled)" }

  private var controlText: String {
    switch role {
    case .button: "[ \(name) ]"
    case .link: "[ \(name) > ]"
    case .textField: fieldText(PrintableText.line(value))
    case .secureField: fieldText(String(repeating: "•", count: value.count))
    case .toggle: "[\(isSelected ? "x" : " ")] \(name)"
    default: progressText
    }
  }

  private func fieldText(_ value: String) -> String {
    label.isEmpty ? "[\(value)]" : "\(name): [\(value)]"
  }

  private var progressText: String {
    guard let fraction else { return label.isEmpty ? "…" : "… \(name)" }
    let percentage = "\(Int((fraction * 100).rounded()))%"
    return label.isEmpty ? percentage : "\(percentage) \(name)"
  }
}
