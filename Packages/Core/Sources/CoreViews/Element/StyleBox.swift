/// Keeps a style outside of its element: most elements ask for nothing, and take no room for it.
struct StyleBox: Hashable, Sendable {
  private final class Storage: Sendable {
    let style: Element.Style

    init(_ style: Element.Style) { self.style = style }
  }

  private static let plain = Element.Style()

  private var storage: Storage?

  var style: Element.Style {
    get { storage?.style ?? Self.plain }
    set { storage = newValue == Self.plain ? nil : Storage(newValue) }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.style == rhs.style
  }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
