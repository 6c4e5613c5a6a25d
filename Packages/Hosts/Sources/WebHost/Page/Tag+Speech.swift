@_spi(Hosts) import CoreViews

extension Tag {
  /// Adds what the element says of itself to those who do not see it.
  func speaking(_ speech: Element.Accessibility, of element: Element) -> Tag {
    var outer: [(String, String?)] = [
      ("lang", speech.language.isTag ? speech.language : nil),
      ("aria-live", speech.announcement.map { $0 == .queued ? "polite" : "assertive" }),
      ("data-test", speech.identifier.isEmpty ? nil : speech.identifier),
      ("aria-hidden", speech.isHidden ? "true" : nil),
    ]
    let parts = speech.details + speech.rotors.map(\.sentence)
    let description = ([speech.hint] + parts).filter { !$0.isEmpty }.joined(separator: ". ")
    let spelled = speech.isSpelledOut ? element.label.map(String.init).joined(separator: " ") : nil
    let isValue = element.fraction != nil || element.role == .slider
    let inner: [(String, String?)] = [
      ("title", speech.hint.isEmpty ? nil : speech.hint),
      ("aria-description", description.isEmpty ? nil : description),
      ("aria-keyshortcuts", speech.shortcut?.ariaName),
      ("accesskey", speech.shortcut?.accessKey),
      ("aria-valuetext", isValue && !speech.value.isEmpty ? speech.value : nil),
      ("aria-label", spelled ?? (speech.drawnLabel.isEmpty ? nil : element.label)),
      ("aria-pressed", element.role == .button ? speech.isPressed.map { "\($0)" } : nil),
      ("aria-labelledby", speech.pair.flatMap { $0.isLabel ? nil : $0.id }),
    ]
    if let role = speech.role(for: element.role) {
      outer += [("role", role), ("aria-level", role == "heading" ? "\(speech.level)" : nil)]
    }
    var tag = self
    if !tag.addToControl(inner) { tag.merge(inner) }
    tag.merge(outer)
    if let pair = speech.pair, pair.isLabel, let text = tag.onlyText {
      tag.parts = [.tag(Tag("span", id: pair.id, [:], [.text(text)]))]
    }
    if !isValue, !speech.value.isEmpty, element.role == .text {
      tag.merge([("aria-label", "\(element.label), \(speech.value)")])
    }
    return tag
  }

  /// Adds attributes to the first control within; returns whether there is one.
  private mutating func addToControl(_ attributes: [(String, String?)]) -> Bool {
    if Self.controls.contains(name), self["type"] != "hidden" {
      merge(attributes)
      return true
    }
    for index in parts.indices {
      guard case .tag(var inner) = parts[index], inner.addToControl(attributes) else { continue }
      parts[index] = .tag(inner)
      return true
    }
    return false
  }

  private static let controls: Set<String> = [
    "button", "input", "textarea", "progress", "meter", "summary",
  ]

  /// Sets attributes, also those that it has already; what is nil is left as it is.
  private mutating func merge(_ attributes: [(String, String?)]) {
    for (name, value) in attributes where value != nil {
      self.attributes.removeAll { $0.name == name }
      add([(name, value)])
    }
  }
}

extension Element.Accessibility {
  /// Whether what is pressed is on; nil if it is not said to be a switch or selected.
  fileprivate var isPressed: Bool? {
    let kinds = traits.subtracting(removedTraits)
    return kinds.isDisjoint(with: [.isToggle, .isSelected]) ? nil : kinds.contains(.isSelected)
  }
  fileprivate var level: Int { headingLevel == 0 ? 2 : headingLevel }

  /// ARIA's role for what the element is besides its own; nil for none.
  fileprivate func role(for role: Element.Role) -> String? {
    switch role.category {
    case .content, .stack: break
    case .control, .rows, .page, .sheet, .cover, .dialog: return nil
    }
    let kinds = traits.subtracting(removedTraits)
    if headingLevel > 0 || kinds.contains(.isHeader) { return "heading" }
    if kinds.contains(.isImage) { return "img" }
    if kinds.contains(.isSearchField) { return "search" }
    if kinds.contains(.isSummaryElement) { return "status" }
    return children == .combine ? "group" : nil
  }
}

extension Element.Accessibility.Rotor {
  fileprivate var sentence: String { "\(name): \(entries.joined(separator: ", "))" }
}

extension Element.Accessibility.Shortcut {
  /// The key that browsers take with their own modifiers; nil for keys that are no characters.
  fileprivate var accessKey: String? {
    guard modifiers.contains("command"), key.count == 1, let first = key.first else { return nil }
    return first.isLetter || first.isNumber ? key.lowercased() : nil
  }
}

extension Element.Accessibility.Pair {
  /// An id that no element has, and that holds nothing but letters, digits and lines.
  fileprivate var id: String {
    "pair-"
      + key.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          ? String(scalar) : "-\(String(scalar.value, radix: 16))-"
      }.joined()
  }
}

extension String {
  /// Whether it is made like the name of a language, such as `zh-Hant`.
  fileprivate var isTag: Bool {
    !isEmpty && utf8.count < 36
      && utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
  }
}
