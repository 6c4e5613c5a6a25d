internal import Foundation

/// The editors of a view, which are looked for when a person finds something in them.
final class FoundEditors {
  /// The node of the view.
  weak var root: ViewNode?

  /// The editors that may be searched.
  private var nodes: [ViewNode] {
    var found: [ViewNode] = []
    func visit(_ node: ViewNode) {
      if node.hasElement, node.currentElement.role == .textEditor {
        if !node.environment.isFindDisabled { found.append(node) }
      } else {
        node.forEachChild(visit)
      }
    }
    if let root { visit(root) }
    return found
  }

  /// The lines with a text in them, and their numbers; a body that asks follows the texts.
  func lines(with text: String) -> [(number: Int, text: String)] {
    guard !text.isEmpty else { return [] }
    return nodes.flatMap { node in
      let lines = node.currentElement.value.split(
        separator: "\n", omittingEmptySubsequences: false)
      return zip(1..., lines).filter { $1.range(of: text, options: .caseInsensitive) != nil }
        .map { ($0, String($1)) }
    }
  }

  /// How often a text is in them.
  func count(of text: String) -> Int {
    guard !text.isEmpty else { return 0 }
    return nodes.reduce(0) { $0 + Self.ranges(of: text, in: $1.currentElement.value).count }
  }

  var canReplace: Bool {
    nodes.contains { !$0.environment.isReplaceDisabled && $0.environment.isEnabled }
  }

  /// Replaces a text wherever it is.
  func replace(_ text: String, by other: String) {
    guard !text.isEmpty else { return }
    for node in nodes where !node.environment.isReplaceDisabled && node.environment.isEnabled {
      let value = node.currentElement.value
      let new = value.replacingOccurrences(of: text, with: other, options: .caseInsensitive)
      if new != value { _ = node.editing?(new) }
    }
  }

  private static func ranges(of text: String, in value: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = value.startIndex
    while let next = value.range(of: text, options: .caseInsensitive, range: start..<value.endIndex)
    {
      found.append(next)
      start = next.upperBound
    }
    return found
  }
}

/// Says where the editors of a view are.
struct FoundEditorsModifier: NodeModifier {
  let editors: FoundEditors

  init(editors: FoundEditors) { self.editors = editors }

  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment? {
    editors.root = node
    return existing
  }
}
