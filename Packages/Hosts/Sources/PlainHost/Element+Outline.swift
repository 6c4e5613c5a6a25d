@_spi(Hosts) import CoreViews

extension Element {
  /// The whole tree, with one line for each element and children indented by two spaces.
  var outline: String {
    var lines: [String] = []
    appendOutline(to: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func appendOutline(to lines: inout [String], depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + summary)
    for child in children { child.appendOutline(to: &lines, depth: depth + 1) }
  }

  private var summary: String {
    var parts = ["\(role.rawValue) \(id)"]
    if !label.isEmpty { parts.append(label.debugDescription) }
    if !value.isEmpty {
      let shown = role == .secureField ? String(repeating: "•", count: value.count) : value
      parts.append("value=\(shown.debugDescription)")
    }
    if isSelected { parts.append("selected") }
    if !isEnabled { parts.append("disabled") }
    if isHidden { parts.append("hidden") }
    return PrintableText.line(parts.joined(separator: " "))
  }
}
