extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The position of the first element, always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position behind the last element.
  @inlinable
  public var endIndex: Int { _elements.count }

  /// The number of elements.
  @inlinable
  public var count: Int { _elements.count }

  /// Whether there are no elements.
  @inlinable
  public var isEmpty: Bool { _elements.isEmpty }

  /// The element at a position; editing happens in place.
  ///
  /// An element with another id may be set. If the array holds that id elsewhere, the two elements
  /// exchange their places first, so that swapping and sorting one by one lose nothing. Complexity:
  /// O(1).
  @inlinable
  public subscript(position: Int) -> Element {
    get { _elements[position] }
    set { _place(newValue, at: position) }
    _modify {
      let id = _id(of: _elements[position])
      let identity = _willEdit(&_elements[position])
      defer { _didEdit(at: position, id: id, identity: identity, mayChangeID: true) }
      yield &_elements[position]
    }
  }

  /// Whether the array holds an element with the id of this one; other fields do not count.
  ///
  /// Complexity: O(1).
  @inlinable
  public func contains(_ element: Element) -> Bool { _positions[_id(of: element)] != nil }

  /// Calls a closure with the elements' memory, which is always contiguous.
  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try _elements.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements at a range of positions.
  ///
  /// A new element whose id remains elsewhere in the array replaces the element with that id there.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    guard !subrange.isEmpty || !newElements.isEmpty else { return }
    for index in subrange { _positions[_id(of: _elements[index])] = nil }
    var inserted: ContiguousArray<Element> = []
    for element in newElements {
      let id = _id(of: element)
      switch _positions[id] {
      case nil:
        // Elements to be inserted are numbered from -1 downwards until their positions are known.
        inserted.append(element)
        _positions[id] = -inserted.count
      case let index? where index < 0:
        inserted[-index - 1] = element
      case let index?:
        _elements[index] = element
      }
    }
    _elements.replaceSubrange(subrange, with: inserted)
    _reindex(from: subrange.lowerBound)
    _structureDidChange()
  }

  /// Appends an element unless the array holds its id; for code generic over collections.
  @inlinable
  @_disfavoredOverload
  public mutating func append(_ newElement: Element) {
    let _: (inserted: Bool, index: Int) = append(newElement)
  }

  /// Inserts an element unless the array holds its id; for code generic over collections.
  @inlinable
  @_disfavoredOverload
  public mutating func insert(_ newElement: Element, at i: Int) {
    let _: (inserted: Bool, index: Int) = insert(newElement, at: i)
  }
}
