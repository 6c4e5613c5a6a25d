/// What a person chooses files for.
enum FilePurpose {
  /// To read some of these kinds: one, or several.
  case open([UTType], many: Bool)
  /// To write a file with a name, of one of these kinds.
  case save(name: String, [UTType])
  /// To have files put into a folder.
  case place

  var allowsMany: Bool {
    if case .open(_, let many) = self { many } else { false }
  }

  /// Whether a folder can be what is chosen.
  var takesFolders: Bool {
    switch self {
    case .open(let types, _): types.contains { $0.conforms(to: .directory) || $0 == .item }
    case .place: true
    case .save: false
    }
  }

  /// Whether files of a kind can be chosen.
  func takes(_ type: UTType) -> Bool {
    switch self {
    case .open(let types, _):
      types.isEmpty || types.contains { type.conforms(to: $0) || $0 == .content }
    case .save(_, let types): types.contains { type.conforms(to: $0) }
    case .place: false
    }
  }

  /// The endings of the files that can be chosen; empty for any.
  var endings: [String] {
    guard case .open(let types, _) = self else { return [] }
    let files = types.filter { !$0.conforms(to: .directory) }
    let anything: [UTType] = [.item, .data, .content]
    if files.isEmpty || files.contains(where: { anything.contains($0) }) { return [] }
    return files.flatMap(\.endingsOfAll)
  }
}

extension UTType {
  /// The endings of its files, and of those of all kinds that it stands for.
  var endingsOfAll: [String] {
    let below = Self.facts.filter { UTType(known: $0.identifier).isSubtype(of: self) }
    var endings = endings
    for ending in below.flatMap(\.endings) where !endings.contains(ending) {
      endings.append(ending)
    }
    return endings
  }
}
