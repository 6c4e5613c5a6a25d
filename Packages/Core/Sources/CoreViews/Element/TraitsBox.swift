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
