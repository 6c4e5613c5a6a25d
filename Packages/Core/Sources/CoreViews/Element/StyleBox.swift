/// Keeps style and accessibility outside of their element: most elements ask for nothing, and take
/// no room for it.
struct StyleBox: Hashable, Sendable {
  private final class Storage: Sendable {
    let style: Element.Style
    let accessibility: Element.Accessibility?

    init(_ style: Element.Style, _ accessibility: Element.Accessibility?) {
      self.style = style
      self.accessibility = accessibility
    }
  }

  private static let plain = Element.Style()
  private static let silent = Element.Accessibility()

  private var storage: Storage?

  // A reader borrows them, as a copy of all would retain a dozen references.
  var style: Element.Style {
    _read { if let storage { yield storage.style } else { yield Self.plain } }
    set { set(newValue, storage?.accessibility) }
  }

  var accessibility: Element.Accessibility {
    _read {
      if let accessibility = storage?.accessibility {
        yield accessibility
      } else {
        yield Self.silent
      }
    }
    set { set(style, newValue == Self.silent ? nil : newValue) }
  }

  /// Whether the element is told and not drawn; cheaper than asking for all that it says.
  var isSpokenOnly: Bool { storage?.accessibility?.isSpokenOnly ?? false }

  /// Whether the element says anything of itself.
  var isSilent: Bool { storage?.accessibility == nil }

  /// Whether it asks for nothing; cheaper than asking for the style.
  var isPlain: Bool { storage == nil }

  private mutating func set(_ style: Element.Style, _ accessibility: Element.Accessibility?) {
    let isNothing = style == Self.plain && accessibility == nil
    storage = isNothing ? nil : Storage(style, accessibility)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage
      || lhs.style == rhs.style && lhs.storage?.accessibility == rhs.storage?.accessibility
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(storage?.accessibility)
  }
}
