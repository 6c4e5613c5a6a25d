extension ForEachNode: IdentifyingNode {
  /// The row with an id, as long as it is mounted.
  func node(withID id: AnyHashable) -> ViewNode? {
    let path = view.id ?? RowKeys<Data>.ownID()
    return entries.first { entry in
      guard let row = entry as? RowNode<Data.Element, Content> else { return false }
      return AnyHashable(unwrapping: row.item[keyPath: path]) == id
    }
  }
}
