public import Foundation

extension IdentifiedArray {
  /// Removes and returns the element with an id.
  ///
  /// Complexity: O(n) in the elements behind it.
  ///
  /// - Returns: The element, nil if the array did not hold it.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    _positions[id].map { remove(at: $0) }
  }

  /// Removes the element with the id of this one, and returns it if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: _id(of: element))
  }

  /// Removes and returns the element at a position.
  ///
  /// Complexity: O(n) in the elements behind it, O(1) for the last.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = _elements.remove(at: index)
    _positions[_id(of: element)] = nil
    _shiftPositions(behind: index, by: -1)
    _structureDidChange()
    return element
  }

  /// Removes the elements at some positions.
  ///
  /// Complexity: O(n).
  @inlinable
  public mutating func remove(atOffsets offsets: IndexSet) {
    var index = -1
    removeAll { _ in
      index += 1
      return offsets.contains(index)
    }
  }

  /// Removes all elements that satisfy a predicate.
  ///
  /// The structure token stays if none does. If the predicate throws, the elements found so far are
  /// removed. Complexity: O(n).
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    var start = 0
    while start < _elements.count, try !shouldBeRemoved(_elements[start]) { start += 1 }
    guard start < _elements.count else { return }
    var kept = start
    var removedIDs = [_id(of: _elements[start])]
    var next = start + 1
    defer {
      // Elements are left over only if the predicate has thrown: they stay.
      while next < _elements.count {
        _exchange(kept, next)
        kept += 1
        next += 1
      }
      _elements.removeSubrange(kept...)
      for id in removedIDs { _positions[id] = nil }
      _reindex(from: start)
      _structureDidChange()
    }
    while next < _elements.count {
      if try shouldBeRemoved(_elements[next]) {
        removedIDs.append(_id(of: _elements[next]))
      } else {
        _exchange(kept, next)
        kept += 1
      }
      next += 1
    }
  }

  /// Removes all elements, and on request keeps their memory for new ones.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !_elements.isEmpty else { return }
    _elements.removeAll(keepingCapacity: keepCapacity)
    _positions.removeAll(keepingCapacity: keepCapacity)
    _structureDidChange()
  }

  /// Removes the elements at a range of positions.
  ///
  /// Complexity: O(n) in the elements from its start.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    let bounds = bounds.relative(to: _elements)
    guard !bounds.isEmpty else { return }
    for index in bounds { _positions[_id(of: _elements[index])] = nil }
    _elements.removeSubrange(bounds)
    _reindex(from: bounds.lowerBound)
    _structureDidChange()
  }

  /// Removes and returns the last element; the array must not be empty.
  ///
  /// Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: _elements.count - 1) }

  /// Removes a number of elements from the end; the array must hold so many.
  @inlinable
  public mutating func removeLast(_ n: Int) { removeSubrange((_elements.count - n)...) }

  /// Removes and returns the last element, nil if the array is empty.
  ///
  /// Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func popLast() -> Element? { _elements.isEmpty ? nil : removeLast() }

  /// Removes and returns the first element; the array must not be empty.
  ///
  /// Complexity: O(n).
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes a number of elements from the start; the array must hold so many.
  @inlinable
  public mutating func removeFirst(_ n: Int) { removeSubrange(..<n) }

  /// Returns an identified array of the elements that satisfy a predicate.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}
