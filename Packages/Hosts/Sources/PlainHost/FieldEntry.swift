import CoreViews

/// What `type` is told: a field, and the text for it.
struct FieldEntry: Equatable {
  var id: Element.ID
  var text: String

  /// Divides the words after `type` into the label of a field and a text.
  ///
  /// The longest label on screen that they begin with is meant. If there is none, the label may be
  /// abbreviated or numbered, as everywhere.
  static func find(
    _ words: String, in root: Element
  ) -> Result<FieldEntry, Element.FindFailure> {
    let fields = root.front.controls.filter { roles.contains($0.role) }
    let cuts = cuts(of: words)
    let labels = names(of: fields)
    let known = cuts.first { labels.contains($0.label.lowercased()) }
    var failures: [Element.FindFailure] = []
    for cut in known.map({ [$0] }) ?? cuts {
      switch root.find(cut.label, roles: roles) {
      case .success(let field): return .success(FieldEntry(id: field.id, text: cut.text))
      case .failure(let failure): failures.append(failure)
      }
    }
    if fields.count == 1, fields[0].label.isEmpty {
      return .success(FieldEntry(id: fields[0].id, text: words))
    }
    return .failure(mostHelpful(failures) ?? .missing(words, kind: "field", suggestions: []))
  }

  private static let roles: Set<Element.Role> = [.textField, .secureField]

  /// The labels in lower case; those of several fields also with a number.
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

  /// All ways to cut between words, the longest label first.
  private static func cuts(of words: String) -> [(label: String, text: String)] {
    var cuts = [(label: words, text: "")]
    for index in words.indices.reversed() where words[index].isWhitespace {
      let label = words[..<index].trimmed
      if label != cuts.last?.label { cuts.append((label, words[index...].trimmed)) }
    }
    return cuts
  }

  /// One that says more than that nothing was found, else the one with the shortest label.
  private static func mostHelpful(_ failures: [Element.FindFailure]) -> Element.FindFailure? {
    failures.first {
      if case .missing(_, _, let suggestions) = $0 { !suggestions.isEmpty } else { true }
    } ?? failures.last
  }
}
