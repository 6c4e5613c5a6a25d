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

extension TerminalModel {
  /// Opens or closes the log, if that is what a key is for.
  mutating func takesForLog(_ key: Key) -> Bool {
    if key == .control("o") {
      toggleLog()
      return true
    }
    guard log.isOpen, key == .escape || key == .scalar("q") else { return false }
    log.close()
    return true
  }

  /// Goes back after a click on the back button, or closes the log.
  mutating func goBack() -> TerminalCommand? {
    if log.isOpen {
      log.close()
    } else if help.isOpen {
      closeHelp()
    } else if !popups.isEmpty {
      closePopup()
    } else {
      return .perform(.back)
    }
    return nil
  }

  private mutating func toggleLog() {
    if log.isOpen {
      log.close()
    } else if log.text.isEmpty {
      message = hostText("nothing has been printed so far")
    } else {
      log.open()
    }
  }
}
