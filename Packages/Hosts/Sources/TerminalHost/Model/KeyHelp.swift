import CoreArchitecture
@_spi(Hosts) import CoreViews

/// The layer that lists the keys that hold now.
struct KeyHelp {
  private var tree: ElementTree?
  var isOpen: Bool { tree != nil }

  static let id = Element.ID(rawValue: .max - 8)

  /// Opens with the keys that the status line knows, and those of controls on the page.
  mutating func open(_ hints: [(key: String, meaning: String)], _ controls: [Element]) {
    let shortcuts = controls.compactMap { control in
      control.accessibility.shortcut.map {
        (
          key: Self.spelled($0),
          meaning: control.isEnabled ? control.label : hostText("\(control.label) (off)")
        )
      }
    }
    let common = [
      (key: "↑ ↓ ← →", meaning: hostText("move")), (key: "F5", meaning: hostText("refresh")),
      (key: "^L", meaning: hostText("draw again")), (key: "^C", meaning: hostText("quit")),
    ]
    let known = Set(hints.map(\.key))
    let rows = shortcuts + hints + common.filter { !known.contains($0.key) }
    let width = rows.map(\.key.cellWidth).max() ?? 0
    let lines = rows.map { row in
      row.key + String(repeating: " ", count: width + 3 - row.key.cellWidth) + row.meaning
    }
    let text = Element(
      id: Element.ID(rawValue: .max - 9), role: .text, label: lines.joined(separator: "\n"))
    tree = ElementTree(Element(id: Self.id, role: .list, children: [text]))
  }

  mutating func close() { tree = nil }

  /// A layer in front of everything else; nil while it is closed.
  var plan: LayerPlan? {
    tree.map {
      LayerPlan(
        kind: .cover, tree: $0, key: Self.id, title: hostText("Keys"), wayBack: .close(Self.id),
        content: [$0.root])
    }
  }

  /// A shortcut as the keys of a terminal, which has no command key.
  private static func spelled(_ shortcut: Key.Shortcut) -> String {
    var modifiers = shortcut.modifiers
    if modifiers.remove("command") != nil {
      let isTaken = modifiers.contains("control") || reserved.contains(shortcut.key)
      modifiers.insert(isTaken ? "option" : "control")
    }
    let name = Key.Shortcut(key: shortcut.key, modifiers: modifiers).name
    return name.split(separator: "+", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
  }

  /// Letters that a terminal cannot send with control, or that the host keeps for itself.
  private static let reserved: Set<String> = ["c", "z", "i", "m", "h", "j", "s", "q", "1", ","]
}
