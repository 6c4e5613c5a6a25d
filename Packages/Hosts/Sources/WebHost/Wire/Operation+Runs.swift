extension [Operation] {
  /// Adds HTML of an element, to the last operation if that inserts at the same place.
  mutating func addInsertion(of html: String, in parent: UInt64, before: UInt64?) {
    guard case .insert(var former, parent, before)? = last else {
      return append(.insert(html: html, parent: parent, before: before))
    }
    // Now the text has one owner, and is not copied for each element of a run.
    removeLast()
    former += html
    append(.insert(html: former, parent: parent, before: before))
  }

  /// Adds the removal of an element, to the last operation if that has removed a neighbour.
  mutating func addRemoval(of id: UInt64, beside neighbour: Neighbour?) {
    guard let neighbour, case .remove(let first, let last)? = last else {
      return append(.remove(id, through: id))
    }
    switch neighbour {
    case .before: self[count - 1] = .remove(first, through: id)
    case .after: self[count - 1] = .remove(id, through: last)
    }
  }

  /// On which side of an element another one was removed.
  enum Neighbour { case before, after }
}
