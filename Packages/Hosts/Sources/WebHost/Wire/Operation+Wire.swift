extension Operation {
  /// Appends the operation to a JSON array that already holds something.
  func write(into frame: inout String) {
    switch self {
    case .text(let id, let text): frame.appendItems("t", .id(id), .text(text))
    case .attribute(let id, let name, let value):
      frame.appendItems("a", .id(id), .text(name), value.map { .text($0) } ?? .none)
    case .insert(let html, let parent, let before):
      frame.appendItems("i", .number(parent), .number(before ?? 0), .text(html))
    case .remove(let first, let last):
      frame.appendItems("x", .number(first), .number(first == last ? 0 : last))
    case .move(let id, let before): frame.appendItems("m", .number(id), .number(before ?? 0))
    case .replace(let id, let html): frame.appendItems("r", .number(id), .text(html))
    case .whole(let session, let epoch, let html):
      frame.appendItems("w", .text(session), .text(epoch), .text(html))
    case .notice(let text): frame.appendItems("n", .text(text))
    case .ask(let path):
      // In the element that speaks: it is never a part of the views.
      frame.appendItems("i", .id("polite"), .number(0), .text("<img src=\"\(path)\" alt=\"\">"))
    case .place(let place): frame.appendItems("p", .text(place))
    }
  }
}

/// What stands between two commas of a frame.
private enum WireItem {
  case id(String), text(String), number(UInt64), none
}

extension String {
  fileprivate mutating func appendItems(_ code: String, _ items: WireItem...) {
    self += ",\"\(code)\""
    for item in items {
      self += ","
      switch item {
      case .id(let id):
        if id.first == "e", let number = UInt64(id.dropFirst()) {
          self += "\(number)"
        } else {
          appendJSON(id)
        }
      case .text(let text): appendJSON(text)
      case .number(let number): self += "\(number)"
      case .none: self += "null"
      }
    }
  }

  /// Appends a text as a JSON string.
  mutating func appendJSON(_ text: String) {
    self += "\""
    append(text) { byte in
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\n"): "\\n"
      case ..<0x20: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      default: nil
      }
    }
    self += "\""
  }
}
