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
    append(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      // HTML has no way to write this one.
      case 0: "\u{FFFD}"
      default: nil
      }
    }
  }

  /// Appends a text with some of its ASCII characters replaced.
  mutating func append(_ text: String, replacing substitute: (UInt8) -> String?) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        guard let replacement = substitute(bytes[index]) else { continue }
        self += String(decoding: bytes[start..<index], as: UTF8.self)
        self += replacement
        start = index + 1
      }
      self += String(decoding: bytes[start...], as: UTF8.self)
    }
  }

  /// The text so that none of it is read as HTML.
  var escaped: String {
    var result = ""
    result.appendEscaped(self)
    return result
  }
}
