extension Tag {
  /// The operations that make the old tag the new one while its children stay.
  ///
  /// Nil if only new HTML can do it.
  static func operations(from old: Tag, to new: Tag) -> [Operation]? {
    guard old.name == new.name, old["id"] == new["id"], old.parts.count == new.parts.count else {
      return nil
    }
    var operations: [Operation] = []
    if old.attributes != new.attributes {
      guard let id = new["id"] else { return nil }
      for attribute in new.attributes where old[attribute.name] != attribute.value {
        operations.append(.attribute(id, name: attribute.name, value: attribute.value))
      }
      for attribute in old.attributes where new[attribute.name] == nil {
        operations.append(.attribute(id, name: attribute.name, value: nil))
      }
    }
    if let oldText = old.onlyText, let newText = new.onlyText, let id = new["id"] {
      return oldText == newText ? operations : operations + [.text(id, newText)]
    }
    for (oldPart, newPart) in zip(old.parts, new.parts) {
      switch (oldPart, newPart) {
      case (.slot, .slot), (.label, .label): break
      case (.text(let oldText), .text(let newText)) where oldText == newText: break
      case (.tag(let oldTag), .tag(let newTag)):
        guard let inner = Self.operations(from: oldTag, to: newTag) else { return nil }
        operations += inner
      case (.slot, _), (.label, _), (.text, _), (.tag, _): return nil
      }
    }
    return operations
  }
}
