import CoreViews

extension Page {
  /// An element on the page, with those in it.
  final class Node {
    /// The element without its children.
    var element: Element
    var children: [Node] = []
    weak var parent: Node?
    /// The axes along which it takes all the room that it is offered.
    var growth: Axis.Set = []
    var growing = Growth()

    init(_ element: Element, in page: Page) {
      self.element = element
      self.element.children = []
      page.nodes[element.number] = self
      if isLevel { page.levels.insert(element.number) }
      children = element.children.map { Node($0, in: page) }
      for child in children { child.parent = self }
      measureChildren()
      if case .firstThatFits = element.style.layout.arrangement {
        page.unmeasured.append(element.number)
      }
      if element.saysParts { page.sayings[element.number] = saying }
    }

    /// The index of a child; one at the index given is found without a search.
    func index(of child: Node, near index: Int) -> Int? {
      if children.indices.contains(index), children[index] === child { return index }
      return children.firstIndex { $0 === child }
    }

    /// Whether its label is made of parts.
    var hasParts: Bool { element.canHaveParts ? !children.isEmpty : !labels.isEmpty }
    /// What the views of its label are below, where it holds other children.
    var labels: [Node] { element.holdsLabel ? children.filter(\.isLabel) : [] }
    var isLabel: Bool { element.role == .label }
    /// Whether it has its room also while it is hidden, as all views have but for pages and for those
    /// of which one is shown.
    var keepsRoom: Bool {
      switch element.role {
      case .screen, .tab, .sheet, .cover, .alert, .confirmationDialog: false
      default: parent?.element.style.layout.arrangement.isChoice != true
      }
    }
    var isGone: Bool { element.isHidden && !keepsRoom }
    /// Whether the first of its parts has come, or the last one gone.
    var gainsParts: Bool { element.canHaveParts && children.count == 1 }
    var losesParts: Bool { element.canHaveParts && children.isEmpty }
  }
}
