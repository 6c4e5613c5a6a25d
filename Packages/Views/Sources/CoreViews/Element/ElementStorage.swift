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

/// Keeps traits outside of its element: most elements have none, and take no room for it.
struct TraitsBox: Hashable, Sendable {
  private final class Storage: Sendable {
    let traits: Element.Traits

    init(_ traits: Element.Traits) { self.traits = traits }
  }

  private static let plain = Element.Traits()

  private var storage: Storage?

  var traits: Element.Traits {
    _read { if let storage { yield storage.traits } else { yield Self.plain } }
    set { storage = newValue == Self.plain ? nil : Storage(newValue) }
  }

  /// Whether it holds no traits.
  var isPlain: Bool { storage == nil }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.traits == rhs.traits
  }

  func hash(into hasher: inout Hasher) { hasher.combine(traits) }
}

/// The last looks and traits that elements were made with: rows of a list have most of them in
/// common.
struct AlikeParts {
  private var styles: [StyleBox] = []
  private var traits: [TraitsBox] = []
  private var next = 0

  mutating func share(_ style: inout StyleBox) { Self.share(&style, in: &styles, &next) }
  mutating func share(_ some: inout TraitsBox) { Self.share(&some, in: &traits, &next) }

  private static func share<Part: Equatable>(
    _ part: inout Part, in known: inout [Part], _ next: inout Int
  ) {
    if let same = known.first(where: { $0 == part }) {
      part = same
    } else if known.count < 4 {
      known.append(part)
    } else {
      known[next & 3] = part
      next &+= 1
    }
  }
}
