import CoreViews

/// What the process printed meanwhile, and whether the person is looking at it.
struct OutputLog {
  private(set) var text = ""
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
    let lines = Element(id: Self.id, role: .text, label: text)
    return LayerPlan(
      kind: .cover, key: Self.id, title: "What was printed", wayBack: .close(Self.id),
      content: [Element(id: Self.id, role: .list, children: [lines])])
  }
}
