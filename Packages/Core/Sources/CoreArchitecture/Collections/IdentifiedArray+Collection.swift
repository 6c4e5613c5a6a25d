extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { _elements.count }

  @inlinable
  public var count: Int { _elements.count }

  @inlinable
  public var isEmpty: Bool { _elements.isEmpty }

  /// The element at a position. Editing happens in place; the element must keep its id. O(1).
  @inlinable
  public subscript(position: Int) -> Element {
    get { _elements[position] }
    set { _replaceElement(at: position, with: newValue) }
    _modify {
      let id = _id(of: _elements[position])
      let identity = _observationIdentity(of: _elements[position])
      defer { _didEdit(at: position, id: id, identity: identity) }
      yield &_elements[position]
    }
  }

  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try _elements.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements at a range of positions. New elements whose ids are there already are
  /// left out.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    for index in subrange { _positions[_id(of: _elements[index])] = nil }
    var inserted: ContiguousArray<Element> = []
    for element in newElements {
      let id = _id(of: element)
      guard _positions[id] == nil else { continue }
      _positions[id] = subrange.lowerBound + inserted.count
      inserted.append(element)
    }
    guard !subrange.isEmpty || !inserted.isEmpty else { return }
    _elements.replaceSubrange(subrange, with: inserted)
    _reindex(from: subrange.lowerBound)
    _structureDidChange()
  }
}
