@_spi(Hosts) import CoreViews

/// A control and a text for it, as `type` and `choose` were told.
struct FieldEntry: Equatable {
  var id: Element.ID
  var text: String

  /// Finds the control with a label, and the text for it.
  ///
  /// A text without a label is divided: its beginning is the longest label on screen that matches.
  /// If none does, the label may be abbreviated or numbered, as in other commands. Linear in the
  /// text.
  static func find(
    label: String?, text: String, in root: Element,
    roles: Set<Element.Role> = Element.Role.used(by: .edit)
  ) -> Result<FieldEntry, Element.FindFailure> {
    guard let label else { return divide(text, in: root, roles) }
    let found = root.find(label, roles: roles)
    if case .failure = found, text.isEmpty, let only = onlyUnnamed(in: fields(of: root, roles)) {
      return .success(FieldEntry(id: only, text: label))
    }
    return found.map { FieldEntry(id: $0.id, text: text) }
  }

  private static func divide(
    _ words: String, in root: Element, _ roles: Set<Element.Role>
  ) -> Result<FieldEntry, Element.FindFailure> {
    let fields = fields(of: root, roles)
    let labels = names(of: fields)
    let cuts = cuts(of: words, upTo: longestCut(for: labels))
    let known = cuts.first { labels.contains($0.label.lowercased()) }
    var failures: [Element.FindFailure] = []
    for cut in known.map({ [$0] }) ?? cuts {
      switch root.find(cut.label, roles: roles) {
      case .success(let field):
        return .success(FieldEntry(id: field.id, text: words[cut.end...].trimmed))
      case .failure(let failure): failures.append(failure)
      }
    }
    if let only = onlyUnnamed(in: fields) { return .success(FieldEntry(id: only, text: words)) }
    return .failure(mostHelpful(failures) ?? .missing(words, kind: "control", suggestions: []))
  }

  private static func fields(of root: Element, _ roles: Set<Element.Role>) -> [Element] {
    root.front.controls.filter { $0.takes(roles) }
  }

  private static func onlyUnnamed(in fields: [Element]) -> Element.ID? {
    fields.count == 1 && fields[0].label.isEmpty ? fields[0].id : nil
  }

  /// The labels in lower case; if several fields share one, also with a number.
  private static func names(of fields: [Element]) -> Set<String> {
    var names: Set<String> = []
    var counts: [String: Int] = [:]
    for field in fields {
      let label = field.label.lowercased()
      counts[label, default: 0] += 1
      names.formUnion([label, "\(label) #\(counts[label, default: 0])"])
    }
    return names
  }

  /// The most characters that can be a label or nearly one.
  private static func longestCut(for labels: Set<String>) -> Int {
    let longest = labels.lazy.map { $0.prefix(500).count }.max() ?? 0
    return 2 * longest + 20
  }

  /// The ways to divide a text between words into a label of limited length and the rest.
  ///
  /// The longest label comes first. Of several spaces between two words, the first one divides.
  private static func cuts(
    of words: String, upTo limit: Int
  ) -> [(label: String, end: String.Index)] {
    let head = words.prefix(limit)
    var cuts: [(label: String, end: String.Index)] = []
    if head.endIndex == words.endIndex { cuts.append((words, words.endIndex)) }
    for index in head.indices.reversed() where words[index].isWhitespace {
      let label = words[..<index].trimmed
      if label != cuts.last?.label { cuts.append((label, index)) }
    }
    if cuts.isEmpty { cuts.append((String(words.prefix { !$0.isWhitespace }), words.endIndex)) }
    return cuts
  }

  /// The failure that offers a suggestion, else the one with the shortest label.
  private static func mostHelpful(_ failures: [Element.FindFailure]) -> Element.FindFailure? {
    failures.first {
      if case .missing(_, _, let suggestions) = $0 { !suggestions.isEmpty } else { true }
    } ?? failures.last
  }
}
