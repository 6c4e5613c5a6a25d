import CoreViews

/// A piece of HTML as a value: what one element of the tree looks like, without its children.
struct Tag: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case tag(Tag)
    case text(String)
    /// The place of the element's children, and that of the views of its label where they are in a
    /// child of their own.
    case slot, label
  }

  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }

  var name: String
  var attributes: [Attribute]
  var parts: [Part]

  /// Makes a tag; an attribute whose value is nil is left out.
  init(
    _ name: String, id: String? = nil, _ attributes: KeyValuePairs<String, String?> = [:],
    _ parts: [Part] = []
  ) {
    self.name = name
    self.parts = parts
    self.attributes = []
    add([("id", id)] + attributes.map { ($0.key, $0.value) })
  }

  /// Adds attributes but for those whose value is nil.
  mutating func add(_ attributes: [(String, String?)]) {
    for case (let name, let value?) in attributes {
      self.attributes.append(Attribute(name: name, value: value))
    }
  }

  func adding(_ attributes: [(String, String?)]) -> Self {
    var tag = self
    tag.add(attributes)
    return tag
  }

  /// Says by classes along which axes the element takes all the room that it is offered.
  func growing(along axes: Axis.Set) -> Self {
    guard !axes.isEmpty, let index = attributes.firstIndex(where: { $0.name == "class" }) else {
      return self
    }
    var tag = self
    if axes.contains(.horizontal) { tag.attributes[index].value += " gx" }
    if axes.contains(.vertical) { tag.attributes[index].value += " gy" }
    return tag
  }

  /// Adds a class to those that it has.
  func marked(_ name: String) -> Self {
    var tag = self
    for index in attributes.indices where attributes[index].name == "class" {
      tag.attributes[index].value += " \(name)"
    }
    return tag
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The id of the tag that holds the children of the element, and nothing else; nil if another
  /// does.
  var placeOfChildrenAlone: String? {
    if parts == [.slot] { return self["id"] }
    for case .tag(let tag) in parts {
      if let place = tag.placeOfChildrenAlone { return place }
    }
    return nil
  }

  /// The only text in it, if it holds nothing else.
  var onlyText: String? {
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }
}

extension Tag {
  /// Writes the tag as HTML, and what closures write in the places of the children and of the
  /// label.
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

extension Tag {
  /// The operations that make the old tag the new one while its children stay.
  ///
  /// Nil if only new HTML can do it.
  static func operations(from old: Tag, to new: Tag) -> [Operation]? {
    guard old.name == new.name, old["id"] == new["id"], old.parts.count == new.parts.count else {
      return nil
    }
    var operations: [Operation] = []
    if old.attributes != new.attributes {
      guard let id = new["id"] else { return nil }
      for attribute in new.attributes where old[attribute.name] != attribute.value {
        operations.append(.attribute(id, name: attribute.name, value: attribute.value))
      }
      for attribute in old.attributes where new[attribute.name] == nil {
        operations.append(.attribute(id, name: attribute.name, value: nil))
      }
    }
    if let oldText = old.onlyText, let newText = new.onlyText, let id = new["id"] {
      return oldText == newText ? operations : operations + [.text(id, newText)]
    }
    for (oldPart, newPart) in zip(old.parts, new.parts) {
      switch (oldPart, newPart) {
      case (.slot, .slot), (.label, .label): break
      case (.text(let oldText), .text(let newText)) where oldText == newText: break
      case (.tag(let oldTag), .tag(let newTag)):
        guard let inner = Self.operations(from: oldTag, to: newTag) else { return nil }
        operations += inner
      case (.slot, _), (.label, _), (.text, _), (.tag, _): return nil
      }
    }
    return operations
  }
}
