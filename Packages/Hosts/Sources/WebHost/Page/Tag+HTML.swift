extension Tag {
  /// Writes the tag as HTML, and what closures write in the places of the children and of the label.
  func write(
    into html: inout String, slot: (inout String) -> Void,
    label: (inout String) -> Void = { _ in }
  ) {
    html += "<\(name)"
    for attribute in attributes {
      html += " \(attribute.name)"
      if !attribute.value.isEmpty {
        html += "=\""
        html.appendEscaped(attribute.value)
        html += "\""
      }
    }
    html += ">"
    guard !Self.empty.contains(name) else { return }
    for part in parts {
      switch part {
      case .tag(let tag): tag.write(into: &html, slot: slot, label: label)
      case .text(let text): html.appendEscaped(text)
      case .slot: slot(&html)
      case .label: label(&html)
      }
    }
    html += "</\(name)>"
  }

  private static let empty: Set<String> = ["input", "hr", "meta", "link", "img"]
}

extension String {
  /// Appends a text so that none of it is read as HTML, inside and outside of attributes.
  mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\"": self += "&quot;"
      case "'": self += "&#39;"
      // HTML has no way to write this one.
      case "\0": self += "\u{FFFD}"
      default: unicodeScalars.append(scalar)
      }
    }
  }

  /// The text so that none of it is read as HTML.
  var escaped: String {
    var result = ""
    result.appendEscaped(self)
    return result
  }
}
