extension IdentifiedArray {
  /// Appends an element unless the array holds its id.
  ///
  /// Complexity: amortized O(1).
  ///
  /// - Returns: Whether it was appended, and the position of the element with its id.
  @inlinable
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    let id = _id(of: item)
    if let index = _positions[id] { return (false, index) }
    let index = _elements.count
    _elements.append(item)
    _positions[id] = index
    _structureDidChange()
    return (true, index)
  }

  /// Appends those elements whose ids the array does not hold yet.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacity(count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Inserts an element at a position unless the array holds its id.
  ///
  /// Complexity: O(n) in the elements behind it.
  ///
  /// - Returns: Whether it was inserted, and the position of the element with its id.
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let id = _id(of: item)
    if let index = _positions[id] { return (false, index) }
    _elements.insert(item, at: i)
    _shiftPositions(behind: i - 1, by: 1)
    _positions[id] = i
    _structureDidChange()
    return (true, i)
  }

  /// Replaces the element at a position with one that should have the same id.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func update(_ item: Element, at i: Int) -> Element {
    let old = _elements[i]
    _replaceElement(at: i, with: item)
    return old
  }

  /// Replaces the element with the same id, or appends the new one.
  ///
  /// Complexity: amortized O(1).
  ///
  /// - Returns: The element that was replaced, nil if the new one was appended.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    let (inserted, index) = append(item)
    return inserted ? nil : update(item, at: index)
  }

  /// Replaces the element with the same id, or inserts the new one at a position.
  ///
  /// - Returns: The element that was replaced, if any, and the position of the new one.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(item, at: i)
    return (inserted ? nil : update(item, at: index), index)
  }

  /// Reserves memory for a number of elements and their ids.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    _elements.reserveCapacity(minimumCapacity)
    _positions.reserveCapacity(minimumCapacity)
  }
}
