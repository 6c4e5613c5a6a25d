@_spi(Hosts) import CoreViews

extension Page {
  /// An element on the page, with those in it.
  final class Node {
    /// The element without its children.
    var element: Element
    var children: [Node] = []
    unowned var parent: Node?
    /// The axes along which it takes all the room that it is offered.
    var flexibility: Axis.Set = []
    var growing = Flexibility()
    /// The children before which a group of rows ends, and whether the browser knows of any.
    var groupEnds = 0
    var saysDivided = false

    init(_ element: Element, in page: Page) {
      self.element = element
      self.element.children = []
      page.nodes[element.number] = self
      if isLevel { page.levels.insert(element.number) }
      if !element.isPlain { page.noteWindow(self) }
      children = element.children.map { Node($0, in: page) }
      for child in children { child.parent = self }
      measureChildren()
      saysDivided = isDivided
      if !element.isPlain, case .firstThatFits = element.style.layout.arrangement {
        page.unmeasured.append(element.number)
      }
      page.noteQuestion(self, isNew: true)
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
    /// Whether it has its room also while it is hidden, as all views have but for pages and for
    /// those of which one is shown.
    var keepsRoom: Bool {
      switch element.role {
      case .screen, .tab, .sheet, .cover, .alert, .confirmationDialog: false
      default: parent?.element.style.layout.arrangement.isChoice != true
      }
    }
    var isGone: Bool { element.isHidden && !keepsRoom }
    /// Whether it is a text of a word or two with room before it or behind it, which keeps its
    /// width.
    var isShortText: Bool {
      element.role == .text && element.label.count <= 12 && parent?.element.role == .horizontal
        && parent?.children.contains { $0.element.role == .spacer } == true
    }
    /// Whether it stands in the bar of a screen, and is not the room between what does.
    var isInBar: Bool {
      guard let parent, !parent.element.isPlain, !element.role.isRoom else { return false }
      return parent.element.style.has(.bar)
    }
    /// The classes of what stands in the bar of a screen: how much room it takes, by what is
    /// written in it, if that is not little.
    var roomInBar: String {
      guard !holdsImage else { return "baritem" }
      let texts = children.filter { $0.element.role == .text }
      let count = ([element.label.count] + texts.map(\.element.label.count)).max() ?? 0
      return count <= 5 ? "baritem brief" : "baritem worded"
    }
    private var holdsImage: Bool {
      children.contains { $0.element.role == .image || $0.holdsImage }
    }
    /// Whether a keyboard can scroll it only if it can have the focus itself.
    var scrollsWithoutControls: Bool { element.style.has(.scrollsAcross) && !holdsControls }
    private var holdsControls: Bool {
      children.contains { $0.element.role.isInteractive || $0.holdsControls }
    }
    /// Whether the first of its parts has come, or the last one gone.
    var gainsParts: Bool { element.canHaveParts && children.count == 1 }
    var losesParts: Bool { element.canHaveParts && children.isEmpty }
  }
}

extension Element.Role {
  /// Whether it is nothing but room.
  fileprivate var isRoom: Bool { self == .spacer || self == .gap }
}
