extension ForEachNode: IdentifyingNode {
  /// The row with an id; if it stands in a gap, it is built.
  func node(withID id: AnyHashable) -> ViewNode? {
    let path = view.id ?? RowKeys<Data>.ownID()
    let built = entries.first { entry in
      guard let row = entry as? RowNode<Data.Element, Content> else { return false }
      return AnyHashable(unwrapping: row.item[keyPath: path]) == id
    }
    if built != nil || !hasGaps { return built }
    return position(of: id).flatMap(row(at:))
  }
}
