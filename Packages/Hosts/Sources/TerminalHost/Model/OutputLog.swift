import CoreArchitecture
@_spi(Hosts) import CoreViews

/// What the process printed meanwhile, and whether the person is looking at it.
struct OutputLog {
  private(set) var text = "" {
    didSet { tree = Self.tree(of: text) }
  }
  /// The text as elements.
  private var tree = Self.tree(of: "")
  private(set) var isOpen = false
  /// Whether there is output that the person has not looked at.
  private(set) var hasNews = false

  static let id = Element.ID(rawValue: .max)

  mutating func update(_ newText: String) {
    guard newText != text else { return }
    text = newText
    hasNews = !isOpen
  }

  mutating func open() {
    isOpen = true
    hasNews = false
  }

  mutating func close() { isOpen = false }

  /// A layer in front of everything else.
  var plan: LayerPlan {
    LayerPlan(
      kind: .cover, tree: tree, key: Self.id, title: hostText("What was printed"),
      wayBack: .close(Self.id), content: [tree.root])
  }

  private static func tree(of text: String) -> ElementTree {
    let lines = Element(id: Element.ID(rawValue: .max - 1), role: .text, label: text)
    return ElementTree(Element(id: id, role: .list, children: [lines]))
  }
}
